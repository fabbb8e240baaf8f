import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function AnalyticsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {['revenue', 'orders', 'value', 'customers'].map((card) => (
          <Skeleton key={card} className="h-39 rounded-card" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
