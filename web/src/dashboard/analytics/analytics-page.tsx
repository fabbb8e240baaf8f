import { Download, MessageSquareText } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/api/error-text.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { saveFile } from '../../lib/files/save-file.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { tabPath } from '../shared/dashboard-paths.ts';
import { PageSkeleton, PairSkeleton } from '../shared/page-skeleton.tsx';
import { TabActions, TabHeader } from '../shared/tab-header.tsx';
import { analyticsCsv } from './analytics-csv.ts';
import { comparedFields, comparedStart } from './compared-range.ts';
import { AnalyticsReport } from './parts/analytics-report.tsx';
import { ComparedPicker } from './parts/compared-picker.tsx';
import { EmptyAnalytics } from './parts/empty-analytics.tsx';
import { PeriodPicker } from './parts/period-picker.tsx';
import {
  type AnalyticsChoice,
  choiceFields,
  choiceText,
  daysOf,
  fromFields,
  toFields,
} from './periods.ts';
import { AnalyticsError } from './read-analytics.ts';
import { useAnalytics } from './use-analytics.ts';

interface AnalyticsPageProps {
  vendorId: string | undefined;
  /** The saved file's name contains the subdomain. */
  subdomain: string;
}

const urlFields = { ...choiceFields, ...comparedFields };

/** Rule: analytics-16 */
const failedTitle = 'Failed to fetch analytics';

export default function AnalyticsPage({ vendorId, subdomain }: AnalyticsPageProps) {
  if (vendorId === undefined) return <ErrorState title="No vendor selected" message={null} />;
  if (vendorId === '') {
    return <ErrorState title={failedTitle} message="No vendor ID available for analytics" />;
  }
  return <AnalyticsOf vendorId={vendorId} subdomain={subdomain} />;
}

function AnalyticsOf({ vendorId, subdomain }: { vendorId: string; subdomain: string }) {
  const today = useToday();
  const [fields, change] = useUrlState(urlFields);
  const choice = useMemo(() => fromFields(fields, today), [fields, today]);
  const days = useMemo(() => daysOf(choice, today), [choice, today]);
  const compareStartDate = comparedStart(days, fields);
  const query = useMemo(
    () => ({ ...days, ...(compareStartDate && { compareStartDate }) }),
    [days, compareStartDate],
  );
  const { reading, isChanging, updatedAt } = useAnalytics(vendorId, query);
  const [showsZeros, setShowsZeros] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { data, error } = reading;
  const isEmpty = data?.current.totalOrders === 0 && !showsZeros;
  const wasLoaded = useRef(false);
  useLostFocus(`${choice.period} ${choice.date} ${choice.range !== undefined} ${isEmpty}`, () =>
    wasLoaded.current ? root.current?.querySelector<HTMLElement>('[aria-pressed=true]') : null,
  );
  // Comes after the effect of `useLostFocus`, so that the first answer does not move the focus.
  useEffect(() => {
    wasLoaded.current = data !== undefined;
  }, [data]);

  function show(next: AnalyticsChoice, includesZeros = false) {
    setShowsZeros(includesZeros);
    // A new period drops the chosen start of the compared range.
    change({ ...toFields(next), compare: fields.compare, compareFrom: undefined });
  }

  function save() {
    if (data) saveFile(analyticsCsv(data, { subdomain, choice, today }));
  }

  const failure = error instanceof AnalyticsError ? error.message : errorText(error);
  return (
    <div ref={root} className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <div>
          <TabHeader title="Analytics" subtitle={noteOf(choice, isChanging ? 0 : updatedAt)}>
            <TabActions>
              <Link
                href={tabPath('feedback')}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                <MessageSquareText size={18} />
                Guest feedback
              </Link>
              <RefreshButton onRefresh={reading.refetch} />
              <Button
                variant="secondary"
                size="small"
                disabled={!data || isChanging}
                icon={<Download size={18} />}
                onClick={save}
              >
                Export CSV
              </Button>
            </TabActions>
          </TabHeader>
          {data && <OfflineBanner possibleActions="These are the last figures we have." />}
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
          <PeriodPicker choice={choice} days={days} onChoose={show} today={today} />
          {!isEmpty && (
            <ComparedPicker
              days={days}
              choice={fields}
              defaultStart={data?.previous?.startDate}
              onChoose={(compared) => change({ ...fields, ...compared })}
            />
          )}
        </div>
      </div>
      <Loaded
        reading={reading}
        loading={<AnalyticsSkeleton />}
        failedTitle={failedTitle}
        {...(failure && { failedText: failure })}
      >
        {(analytics) =>
          isEmpty ? (
            <EmptyAnalytics choice={choice} onView={() => show({ period: 'last90' }, true)} />
          ) : (
            <AnalyticsReport
              analytics={analytics}
              onDay={(date) => show({ period: 'today', date })}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** Names the days on screen and the time of the last read. */
function noteOf(choice: AnalyticsChoice, updatedAt: number): string {
  const words = choiceText(choice);
  const days = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return updatedAt ? `${days} · updated ${formatTime(new Date(updatedAt).toISOString())}` : days;
}

function AnalyticsSkeleton() {
  return (
    <PageSkeleton cards="h-39">
      <PairSkeleton height="h-96" />
      <Skeleton className="h-80 rounded-card" />
    </PageSkeleton>
  );
}
