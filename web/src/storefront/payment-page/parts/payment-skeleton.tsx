import { Skeleton } from '../../../lib/ui/skeleton.tsx';

export function PaymentSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 mb-5 h-6 w-40" />
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <Skeleton className="h-56 rounded-sheet" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </>
  );
}
