import type { ReactNode } from 'react';
import { cardGrid } from '../../lib/ui/figures/card-grid.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';

/** The placeholder of a page with figures. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      {children}
    </div>
  );
}

/** @param height  the class of the height of a card */
export function CardsSkeleton({ height }: { height: string }) {
  return (
    <div className={cardGrid}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className={`${height} rounded-card`} />
      ))}
    </div>
  );
}

export function PairSkeleton({ height }: { height: string }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className={`${height} rounded-card`} />
      <Skeleton className={`${height} rounded-card`} />
    </div>
  );
}
