import { RotateCw } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { SpiltBowl } from '../../../lib/ui/marks/lazy-pictures.ts';

/** Below the alert that says why. */
export function NoWallet({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your wallet could not be opened"
      description="Nothing is lost: fees and settlements are kept with Thali."
      picture={<SpiltBowl className="size-36" />}
      action={
        <Button icon={<RotateCw size={18} aria-hidden="true" />} onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
