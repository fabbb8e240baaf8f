import { CircleAlert } from 'lucide-react';
import { Button } from './button.tsx';
import * as texts from './ui-texts.ts';

interface FailureNoteProps {
  message: string | undefined;
  onRetry: () => void;
}

/**
 * A failure above the old content. The element always renders, because screen readers announce only changes inside it.
 */
export function FailureNote({ message, onRetry }: FailureNoteProps) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-chilli/40 bg-chilli-soft py-1.5 pr-2 pl-4 text-chilli">
          <p className="flex min-w-0 items-center gap-3 py-2 font-semibold">
            <CircleAlert size={20} className="shrink-0" />
            {message}
          </p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
