import { BrainCircuit } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/api/error-text.ts';
import { useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { FailureNote } from '../../lib/ui/failure-note.tsx';
import { cardGrid } from '../../lib/ui/figures/card-grid.ts';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import { TabActions, TabHeader } from '../shared/tab-header.tsx';
import { useForecastStatus, useLastWeek, usePortionForecast, useWeekForecast } from './forecast.ts';
import { ForecastReport } from './parts/forecast-report.tsx';
import { useRetrainForecast } from './retrain-forecast.ts';

/** Rule: forecast-16 */
const failedText = 'Failed to load demand forecasts';

interface ForecastPageProps {
  vendorId: string;
  sheetPath: string;
}

/** What the next days are likely to bring, and how much of it is certain. */
export default function ForecastPage({ vendorId, sheetPath }: ForecastPageProps) {
  const today = useToday();
  const forecast = useForecastTab(vendorId, today);
  const training = useRetrainForecast(vendorId);
  const isOnline = useOnline();
  const { data, error, failedAt, refetch } = forecast;
  const retrain = () => training.mutate();
  const root = useRef<HTMLDivElement>(null);
  // The button of the first forecast goes with it, one that tries again with the failure.
  useLostFocus(`${data?.days.length === 0} ${error === null}`, () =>
    root.current?.querySelector('button'),
  );

  useEffect(() => {
    if (failedAt > 0) showToast({ kind: 'error', title: 'Error', description: failedText });
  }, [failedAt]);

  return (
    <div ref={root} className="flex flex-col gap-5">
      <div>
        <TabHeader
          title="AI Demand Forecasting"
          note="What the next 7 days may bring, going by your own orders"
        >
          <TabActions>
            <Button
              variant="secondary"
              size="small"
              isBusy={training.isPending}
              icon={<BrainCircuit size={18} />}
              onClick={retrain}
            >
              Retrain Model
            </Button>
            <RefreshButton label="Refresh Data" onRefresh={refetch} />
          </TabActions>
        </TabHeader>
        {data && <OfflineBanner stillWorks="This is the last forecast we have." />}
      </div>
      <FailureNote
        message={data && error && isOnline ? failedText : undefined}
        onRetry={() => void refetch()}
      />
      {data ? (
        <ForecastReport
          {...data}
          lastWeek={forecast.lastWeek}
          portions={forecast.portions}
          today={today}
          sheetPath={sheetPath}
          onTrain={retrain}
          isTraining={training.isPending}
        />
      ) : !error ? (
        <ForecastSkeleton />
      ) : isOnline ? (
        <ErrorState
          title={failedText}
          message={errorText(error)}
          onRetry={() => void refetch()}
          isRetrying={forecast.isFetching}
        />
      ) : (
        <OfflineState />
      )}
    </div>
  );
}

function ForecastSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      <div className={cardGrid}>
        {['status', 'confidence', 'updated', 'performance'].map((card) => (
          <Skeleton key={card} className="h-34 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-112 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** All that the tab shows. Without the week or the status there is nothing; the rest comes beside them. */
function useForecastTab(vendorId: string, today: string) {
  const week = useWeekForecast(vendorId, today);
  const status = useForecastStatus(vendorId);
  const portions = usePortionForecast(vendorId, today);
  const lastWeek = useLastWeek(vendorId, today);
  const isKnown = week.data !== undefined && status.data !== undefined;
  return {
    data: isKnown ? { days: week.data.forecasts, status: status.data.status } : undefined,
    portions,
    lastWeek: lastWeek.data?.dailyData,
    error: week.error ?? status.error,
    /** When it last failed; 0 where all is well. */
    failedAt:
      week.isError || status.isError ? Math.max(week.errorUpdatedAt, status.errorUpdatedAt) : 0,
    isFetching: week.isFetching || status.isFetching,
    refetch: () =>
      Promise.all([week.refetch(), status.refetch(), portions.refetch(), lastWeek.refetch()]),
  };
}
