import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function MenuSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6 lg:flex-row">
      <span className="sr-only">Loading menu...</span>
      <div className="hidden lg:block">
        <Skeleton className="h-80 w-72 rounded-card xl:w-80" />
      </div>
      <Skeleton className="h-11 w-full rounded-full lg:hidden" />
      <div className="grid grow grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    </div>
  );
}
