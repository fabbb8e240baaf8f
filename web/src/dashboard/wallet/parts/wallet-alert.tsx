import { CircleAlert, X } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';

interface WalletAlertProps {
  message: string | null;
  /** What can be done about it; absent where the screen below says so. */
  actions?: { onRetry: () => void; onDismiss: () => void } | undefined;
}

/** What went wrong with the wallet. Always there, so that it is heard. */
export function WalletAlert({ message, actions }: WalletAlertProps) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-chilli/40 bg-chilli-soft py-1.5 pr-2 pl-4 text-chilli">
          <p className="flex min-w-0 grow basis-64 items-start gap-3 py-2 font-semibold">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            {message}
          </p>
          {actions && (
            <div className="flex items-center gap-1">
              <Button variant="secondary" size="small" onClick={actions.onRetry}>
                Try Again
              </Button>
              <IconButton
                label="Dismiss"
                icon={<X size={20} aria-hidden="true" />}
                onClick={actions.onDismiss}
                className="text-chilli!"
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
