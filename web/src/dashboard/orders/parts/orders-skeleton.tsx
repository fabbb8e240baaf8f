import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function OrdersSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19.5rem),1fr))] gap-4"
    >
      <span className="sr-only">Loading orders...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
