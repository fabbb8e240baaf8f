import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function OrdersSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}
