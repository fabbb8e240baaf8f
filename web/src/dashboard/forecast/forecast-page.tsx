import { BrainCircuit } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { joinReadings, Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { PageSkeleton, PairSkeleton } from '../shared/page-skeleton.tsx';
import { TabActions, TabHeader } from '../shared/tab-header.tsx';
import { refreshOptions, usePortionForecast, useWeekForecast } from './forecast.ts';
import { ForecastReport } from './parts/forecast-report.tsx';
import { PotsPanels } from './parts/pots-panels.tsx';
import { useRetrainForecast } from './retrain-forecast.ts';

/** Rule: forecast-16 */
const failedText = 'Failed to load demand forecasts';

interface ForecastPageProps {
  vendorId: string;
  vendor: Pick<Vendor, 'settings'>;
}

/** The expected orders of the next days and their certainty. */
export default function ForecastPage({ vendorId, vendor }: ForecastPageProps) {
  const today = useToday();
  const { reading, failedAt, portions } = useForecastTab(vendorId, today);
  const training = useRetrainForecast(vendorId);
  const { data, error } = reading;
  const retrain = () => training.mutate();
  const root = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined || error !== null;
  const wasLoaded = useRef(false);
  // Moves the focus when the empty state or the failure disappears with its focused button.
  useLostFocus(`${data?.[0].forecasts.length === 0} ${error === null}`, () =>
    wasLoaded.current ? root.current?.querySelector('button') : null,
  );
  // Comes after the effect of `useLostFocus`, so that the first answer does not move the focus.
  useEffect(() => {
    wasLoaded.current = isLoaded;
  }, [isLoaded]);

  useEffect(() => {
    if (failedAt > 0) showToast({ kind: 'error', title: 'Error', description: failedText });
  }, [failedAt]);

  return (
    <div ref={root} className="flex flex-col gap-5">
      <div>
        <TabHeader title="AI Demand Forecasting" subtitle="The next 7 days, from your own orders">
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
            <RefreshButton label="Refresh Data" onRefresh={reading.refetch} />
          </TabActions>
        </TabHeader>
        {data && <OfflineBanner possibleActions="This is the last forecast we have." />}
      </div>
      <Loaded reading={reading} loading={<ForecastSkeleton />} failedTitle={failedText}>
        {([week, { status }]) => (
          <ForecastReport
            days={week.forecasts}
            status={status}
            past={week.past}
            portions={portions}
            today={today}
            onTrain={retrain}
            isTraining={training.isPending}
          >
            {vendor.settings.pots && <PotsPanels vendorId={vendorId} />}
          </ForecastReport>
        )}
      </Loaded>
    </div>
  );
}

/** Reads the week and the status, which the tab needs, and the portions. */
function useForecastTab(vendorId: string, today: string) {
  const week = useWeekForecast(vendorId, today);
  const request = { query: { vendorId } };
  const status = useApi('GET /vendors/forecast/status', request, refreshOptions);
  const portions = usePortionForecast(vendorId, today);
  const refetch = () => Promise.all([week.refetch(), status.refetch(), portions.refetch()]);
  return {
    reading: { ...joinReadings(week, status), refetch },
    /** The time of the last failure, or 0. */
    failedAt:
      week.isError || status.isError ? Math.max(week.errorUpdatedAt, status.errorUpdatedAt) : 0,
    portions,
  };
}

function ForecastSkeleton() {
  return (
    <PageSkeleton cards="h-34">
      <Skeleton className="h-112 rounded-card" />
      <PairSkeleton height="h-96" />
    </PageSkeleton>
  );
}
