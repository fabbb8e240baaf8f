import { BrainCircuit, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { atLeast } from '../../time/at-least.ts';
import { Button } from '../../ui/button.tsx';

interface ForecastHeaderProps {
  onRetrain: () => void;
  isTraining: boolean;
  onRefresh: () => Promise<unknown>;
}

export function ForecastHeader({ onRetrain, isTraining, onRefresh }: ForecastHeaderProps) {
  const [isBusy, setBusy] = useState(false);

  function refresh() {
    setBusy(true);
    void atLeast(onRefresh()).finally(() => setBusy(false));
  }

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="font-display text-xl font-bold sm:text-2xl">AI Demand Forecasting</h2>
        <p className="text-sm text-ink-soft">
          What the next seven days are likely to bring, from your own orders
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          variant="secondary"
          size="small"
          isBusy={isTraining}
          icon={<BrainCircuit size={18} aria-hidden="true" />}
          onClick={onRetrain}
        >
          Retrain Model
        </Button>
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={refresh}
        >
          Refresh Data
        </Button>
      </div>
    </header>
  );
}
