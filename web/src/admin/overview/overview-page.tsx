import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useToday } from '../../lib/time/use-now.ts';
import { ChoiceChips } from '../../lib/ui/choice-chips.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { lastDays } from './admin-analytics.ts';
import { Breakdowns } from './parts/breakdowns.tsx';
import { KpiCards } from './parts/kpi-cards.tsx';
import { OpenTasksCard } from './parts/open-tasks-card.tsx';
import { TrendCard } from './parts/trend-card.tsx';

const fields = { length: urlChoice(['30', '7', '90'], 'days') };
const lengthOptions = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** The figures of the platform, open tasks, and vendors and orders by status. */
export default function OverviewPage() {
  const [{ length }, change] = useUrlState(fields);
  const days = Number(length);
  // Follows the date, because the page may stay open overnight.
  const query = lastDays(days, useToday());
  const analytics = useApi('GET /admin/analytics', { query }, { keepsPrevious: true });
  const { data, error, isPlaceholderData } = analytics;

  return (
    <section aria-label="Overview" aria-busy={isPlaceholderData} className="flex flex-col gap-4">
      <ScreenHeading title="Overview" subtitle="All messes together, day by day (Indian time).">
        <ChoiceChips
          label="Period"
          options={lengthOptions}
          value={length}
          onChange={(next) => change({ length: next }, { replace: true })}
        />
      </ScreenHeading>
      <Loaded reading={analytics} loading={<KpiCards analytics={undefined} days={days} />}>
        {(figures) => <KpiCards analytics={figures} days={days} />}
      </Loaded>
      <div className="grid gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {(data || !error) && (
          <div className={isPlaceholderData ? 'grid opacity-60' : 'grid'}>
            <TrendCard daily={data?.daily} />
          </div>
        )}
        <OpenTasksCard />
      </div>
      {data && <Breakdowns analytics={data} />}
      {!data && !error && <Skeleton className="h-56 w-full" />}
    </section>
  );
}
