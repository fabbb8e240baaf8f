import { Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { useToday } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { FailureNote } from '../../lib/ui/failure-note.tsx';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { RefreshButton } from '../../lib/ui/refresh-button.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useOnline } from '../../lib/ui/use-online.ts';
import { TabActions, TabHeader } from '../shared/tab-header.tsx';
import { analyticsErrorText, failedText } from './analytics.ts';
import { analyticsCsv } from './analytics-csv.ts';
import type { AnalyticsPaths } from './parts/advice-panels.tsx';
import { AnalyticsBody } from './parts/analytics-body.tsx';
import { PeriodPicker } from './parts/period-picker.tsx';
import { type AnalyticsChoice, choiceWords, daysOf } from './periods.ts';
import { useAnalytics } from './use-analytics.ts';
import { useAnalyticsChoice } from './use-analytics-choice.ts';

interface AnalyticsPageProps {
  vendorId: string | undefined;
  subdomain: string;
  paths: AnalyticsPaths;
}

/** What was ordered, by whom and when, over some days. */
export default function AnalyticsPage({ vendorId, subdomain, paths }: AnalyticsPageProps) {
  const today = useToday();
  const { choice, choose } = useAnalyticsChoice(today);
  const days = useMemo(() => daysOf(choice, today), [choice, today]);
  const { query, isChanging } = useAnalytics(vendorId, days);
  const [showsZeros, setShowsZeros] = useState(false);
  const isOnline = useOnline();
  const root = useRef<HTMLDivElement>(null);
  const { data } = query;
  const isEmpty = data?.current.totalOrders === 0 && !showsZeros;
  useLostFocus(`${choice.period} ${choice.date} ${isEmpty}`, () =>
    root.current?.querySelector<HTMLElement>('[aria-pressed=true]'),
  );

  function show(next: AnalyticsChoice, evenZeros = false) {
    setShowsZeros(evenZeros);
    choose(next);
  }

  function save() {
    if (data) saveFile(analyticsCsv(data, { subdomain, choice, today }));
  }

  if (vendorId === undefined) return <ErrorState title="No vendor selected" message={null} />;
  return (
    <div ref={root} className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <div>
          <TabHeader title="Analytics" note={noteOf(choice, isChanging ? 0 : query.dataUpdatedAt)}>
            <TabActions>
              <RefreshButton onRefresh={query.refetch} />
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
          {data && <OfflineBanner stillWorks="These are the last figures we have." />}
        </div>
        <PeriodPicker choice={choice} onChoose={show} today={today} />
        <FailureNote
          message={
            data && query.isError && isOnline
              ? (analyticsErrorText(query.error) ?? failedText)
              : undefined
          }
          onRetry={() => void query.refetch()}
        />
      </div>
      <AnalyticsBody
        query={query}
        isChanging={isChanging}
        isEmpty={isEmpty}
        choice={choice}
        paths={paths}
        onViewEmpty={() => show({ period: 'last90' }, true)}
      />
    </div>
  );
}

/** Which days, and when they were read. */
function noteOf(choice: AnalyticsChoice, updatedAt: number): string {
  const words = choiceWords(choice);
  const days = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return updatedAt ? `${days} · updated ${formatTime(new Date(updatedAt).toISOString())}` : days;
}
