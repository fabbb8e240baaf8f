import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SpiltBowl } from './marks/lazy-pictures.ts';
import * as texts from './ui-texts.ts';

interface ErrorStateProps {
  title?: string;
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isRetrying?: boolean;
  level?: 1 | 2;
}

/** The generic error panel. Rule: screens-3 */
export function ErrorState({
  title = texts.wentWrong,
  message = texts.errorHint,
  onRetry,
  retryLabel = texts.tryAgain,
  isRetrying,
  level = 2,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        description={message}
        picture={<SpiltBowl className="size-36" />}
        action={
          onRetry && (
            <Button onClick={onRetry} isBusy={isRetrying} icon={<RotateCw size={18} />}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
