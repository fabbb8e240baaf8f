import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';

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
