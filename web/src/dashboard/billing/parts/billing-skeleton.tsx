import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function BillingSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
