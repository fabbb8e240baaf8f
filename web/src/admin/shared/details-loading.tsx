import { Skeleton } from '../../lib/ui/skeleton.tsx';

/** Of what a sheet tells about one vendor or payment. */
export function DetailsLoading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
