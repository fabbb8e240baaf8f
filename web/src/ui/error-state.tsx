import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SpiltBowl } from './spilt-bowl.tsx';

interface ErrorStateProps {
  title?: string;
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isRetrying?: boolean;
}

/** The generic error panel. Source: spec 2, section 2.3. */
export function ErrorState({
  title = 'Something went wrong',
  message = 'We encountered an error. Please try again.',
  onRetry,
  retryLabel = 'Try Again',
  isRetrying,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={message}
        picture={<SpiltBowl className="size-36" />}
        action={
          onRetry && (
            <Button
              onClick={onRetry}
              isBusy={isRetrying}
              icon={<RotateCw size={18} aria-hidden="true" />}
            >
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
