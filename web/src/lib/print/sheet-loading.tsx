import { Skeleton } from '../ui/skeleton.tsx';

/** The placeholder until a printed sheet's data is loaded. */
export function SheetSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-160 rounded-card" />
    </div>
  );
}
