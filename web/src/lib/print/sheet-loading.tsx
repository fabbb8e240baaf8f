import { Skeleton } from '../ui/skeleton.tsx';

/** Stands in for a printed sheet until its data is loaded. */
export function SheetSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-160 rounded-card" />
    </div>
  );
}
