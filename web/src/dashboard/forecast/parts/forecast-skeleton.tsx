import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function ForecastSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {['status', 'confidence', 'updated', 'performance'].map((card) => (
          <Skeleton key={card} className="h-34 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-112 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
