import { CircleAlert, Sprout } from 'lucide-react';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { PageSkeleton, PairSkeleton } from '../../shared/page-skeleton.tsx';
import type { WalletOverview } from '../use-wallet.ts';

/** Shows a failure of the wallet. Always renders its container, so that a screen reader announces a change. */
export function WalletAlert({ message }: { message: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="mt-4 flex items-start gap-3 rounded-card border border-chilli/40 bg-chilli-soft px-4 py-3.5 font-semibold text-chilli">
          <CircleAlert size={20} className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}

export function WalletSkeleton() {
  return (
    <PageSkeleton cards="h-39">
      <Skeleton className="h-13 w-full max-w-88 rounded-full" />
      <PairSkeleton height="h-52" />
    </PageSkeleton>
  );
}

/** Whether the vendor has had a fee. */
export function isWalletUsed(
  { pendingCodFees }: WalletOverview['wallet'],
  { totalOrders, settlementCount }: WalletOverview['summary'],
): boolean {
  return totalOrders > 0 || settlementCount > 0 || pendingCodFees !== 0;
}

/** Explains how fees work, until the vendor has a fee. Rule: fees-1, fees-4 */
export function FirstUseNote() {
  return (
    <section
      aria-label="How fees work"
      className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3.5 sm:px-5"
    >
      <Sprout size={22} className="mt-0.5 shrink-0 text-accent-ink" />
      <p>
        Each order of a guest has a platform fee: ₹1 below ₹100, ₹2 below ₹200 and ₹3 from ₹200.
        Your guest pays it with the bill. You owe it to Thali once the order is completed. Sales at
        your counter have none.
      </p>
    </section>
  );
}
