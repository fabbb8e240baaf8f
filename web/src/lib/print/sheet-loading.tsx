import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOnline } from '../ui/use-online.ts';

interface SheetLoadingProps {
  /** The title of the error. */
  failedText: string;
  query: { isPending: boolean; isFetching: boolean; refetch(): unknown };
}

/** Stands in for a printed sheet until its data is loaded. */
export function SheetLoading({ failedText, query }: SheetLoadingProps) {
  const isOnline = useOnline();
  if (query.isPending) return <SheetSkeleton />;
  if (!isOnline) return <OfflineState />;
  return (
    <ErrorState
      title={failedText}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

export function SheetSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-3xl">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-160 rounded-card" />
    </div>
  );
}
