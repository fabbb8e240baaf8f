import { BrainCircuit } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';

interface NoForecastProps {
  onTrain: () => void;
  isTraining: boolean;
}

/** Before the first forecast. */
export function NoForecast({ onTrain, isTraining }: NoForecastProps) {
  return (
    <EmptyState
      title="No forecast yet"
      description="The model learns from your own orders: once it has seen a week of them, it tells what the next one is likely to bring."
      picture={<EmptyThali className="size-36" />}
      action={
        <Button
          isBusy={isTraining}
          icon={<BrainCircuit size={18} aria-hidden="true" />}
          onClick={onTrain}
        >
          Initialize AI Model
        </Button>
      }
    />
  );
}
