import { BrainCircuit } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorText } from '../../api/error-text.ts';
import { useToday } from '../../time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { OfflineBanner } from '../../ui/offline-banner.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useOnline } from '../../ui/use-online.ts';
import { TabActions, TabHeader } from '../../vendor/tab-header.tsx';
import { ForecastReport } from './forecast-report.tsx';
import { ForecastSkeleton } from './forecast-skeleton.tsx';
import { useForecastTab } from './use-forecast-tab.ts';
import { useRetrain } from './use-retrain.ts';

/** Rule: forecast-16 */
const failedText = 'Failed to load demand forecasts';

interface VendorForecastTabProps {
  vendorId: string;
  sheetPath: string;
}

/** What the next days are likely to bring, and how much of it is certain. */
export function VendorForecastTab({ vendorId, sheetPath }: VendorForecastTabProps) {
  const today = useToday();
  const forecast = useForecastTab(vendorId, today);
  const training = useRetrain(vendorId);
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
          note="What the next seven days are likely to bring, from your own orders"
        >
          <TabActions>
            <Button
              variant="secondary"
              size="small"
              isBusy={training.isPending}
              icon={<BrainCircuit size={18} aria-hidden="true" />}
              onClick={retrain}
            >
              Retrain Model
            </Button>
            <RefreshButton label="Refresh Data" onRefresh={refetch} />
          </TabActions>
        </TabHeader>
        {data && <OfflineBanner stillWorks="This is the last forecast known." />}
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
