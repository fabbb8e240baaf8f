import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../lib/ui/error-state.tsx';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { OfflineState } from '../../../lib/ui/offline-state.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { useOnline } from '../../../lib/ui/use-online.ts';
import { analyticsErrorText, failedText } from '../analytics.ts';
import { type AnalyticsChoice, beforeWords } from '../periods.ts';
import type { Analytics } from '../read-analytics.ts';
import type { AnalyticsPaths } from './advice-panels.tsx';
import { AnalyticsReport } from './analytics-report.tsx';
import { EmptyAnalytics } from './empty-analytics.tsx';

interface AnalyticsBodyProps {
  query: UseQueryResult<Analytics>;
  /** The figures of before, while others are on their way. */
  isChanging: boolean;
  isEmpty: boolean;
  choice: AnalyticsChoice;
  paths: AnalyticsPaths;
  onViewEmpty: () => void;
}

/** The report, or what is shown in its place. */
export function AnalyticsBody(props: AnalyticsBodyProps) {
  const { query, isChanging, isEmpty, choice, paths, onViewEmpty } = props;
  const isOnline = useOnline();
  if (query.data) {
    return (
      <div aria-busy={isChanging} className={isChanging ? 'opacity-60' : undefined}>
        {isEmpty ? (
          <EmptyAnalytics choice={choice} menuPath={paths.menu} onView={onViewEmpty} />
        ) : (
          <AnalyticsReport analytics={query.data} since={beforeWords(choice)} paths={paths} />
        )}
      </div>
    );
  }
  if (query.isPending) return <AnalyticsSkeleton />;
  if (!isOnline) return <OfflineState />;
  return (
    <ErrorState
      title={failedText}
      message={analyticsErrorText(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

function AnalyticsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {['revenue', 'orders', 'value', 'customers'].map((card) => (
          <Skeleton key={card} className="h-39 rounded-card" />
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
