import type { ReactNode } from 'react';
import { cardGrid } from '../../lib/ui/figures/card-grid.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';

interface PageSkeletonProps {
  /** The height class of the cards. */
  cards: string;
  children: ReactNode;
}

/** The placeholder for a page with four cards of figures. */
export function PageSkeleton({ cards, children }: PageSkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className={`${cards} rounded-card`} />
        ))}
      </div>
      {children}
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
