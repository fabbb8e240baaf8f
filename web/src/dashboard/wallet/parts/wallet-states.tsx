import { CircleAlert, RotateCw, Sprout, X } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { SpiltBowl } from '../../../lib/ui/marks/lazy-pictures.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import type { WalletOverview } from '../wallet-state.ts';

interface WalletAlertProps {
  message: string | null;
  /** What can be done about it; absent where the screen below offers it. */
  actions?: { onRetry: () => void; onDismiss: () => void } | undefined;
}

/** What went wrong with the wallet. Always in the page, so that a screen reader announces it. */
export function WalletAlert({ message, actions }: WalletAlertProps) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-chilli/40 bg-chilli-soft py-1.5 pr-2 pl-4 text-chilli">
          <p className="flex min-w-0 grow basis-64 items-start gap-3 py-2 font-semibold">
            <CircleAlert size={20} className="mt-0.5 shrink-0" />
            {message}
          </p>
          {actions && (
            <div className="flex items-center gap-1">
              <Button variant="secondary" size="small" onClick={actions.onRetry}>
                Try Again
              </Button>
              <IconButton
                label="Dismiss"
                icon={<X size={20} />}
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

/** Shown below the alert that says why. */
export function NoWallet({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your wallet could not be opened"
      description="Nothing is lost. Thali keeps your fees and settlements safe."
      picture={<SpiltBowl className="size-36" />}
      action={
        <Button icon={<RotateCw size={18} />} onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}

export function WalletSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {['balance', 'pending', 'week', 'month'].map((card) => (
          <Skeleton key={card} className="h-39 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-13 w-full max-w-88 rounded-full" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </div>
  );
}

interface FirstUseNoteProps {
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
}

/** How fees work, until there is the first one. Rule: fees-1, fees-4 */
export function FirstUseNote({ wallet, summary }: FirstUseNoteProps) {
  const isUsed =
    summary.totalOrders > 0 || summary.settlementCount > 0 || wallet.pendingCodFees !== 0;
  if (isUsed) return null;
  return (
    <section
      aria-label="How fees work"
      className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3.5 sm:px-5"
    >
      <Sprout size={22} className="mt-0.5 shrink-0 text-accent-ink" />
      <p>
        Each order carries a platform fee, ₹1 below ₹100, ₹2 below ₹200 and ₹3 from ₹200, which your
        customer pays with the bill and you owe to Thali once the order is completed.
      </p>
    </section>
  );
}
