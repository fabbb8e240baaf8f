import { ErrorState } from '../error-state.tsx';
import { OfflineState } from '../offline-state.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useOnline } from '../use-online.ts';

interface SheetLoadingProps {
  /** What is shown when it fails. */
  failedText: string;
  query: { isPending: boolean; isFetching: boolean; refetch(): unknown };
}

/** In the place of a printed sheet whose data is not there. */
export function SheetLoading({ failedText, query }: SheetLoadingProps) {
  const isOnline = useOnline();
  if (query.isPending) {
    return (
      <div role="status" className="mx-auto max-w-3xl">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-160 rounded-card" />
      </div>
    );
  }
  if (!isOnline) return <OfflineState />;
  return (
    <ErrorState
      title={failedText}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
