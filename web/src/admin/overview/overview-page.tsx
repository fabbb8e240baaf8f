import { Loaded } from '../../lib/data/loaded.tsx';
import { useToday } from '../../lib/time/use-now.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { ChoiceChips } from '../shared/choice-chips.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useChoice } from '../shared/use-choice.ts';
import { lastDays, useAdminAnalytics } from './admin-analytics.ts';
import { Breakdowns } from './parts/breakdowns.tsx';
import { KpiCards } from './parts/kpi-cards.tsx';
import { NeedsCard } from './parts/needs-card.tsx';
import { TrendCard } from './parts/trend-card.tsx';

const lengths = ['30', '7', '90'] as const;
const lengthOptions = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

/** The platform at a glance: its figures, what waits, and who is on it. */
export default function OverviewPage() {
  const [length, choose] = useChoice('days', lengths);
  const days = Number(length);
  // A page left open overnight shows the next day.
  const today = useToday();
  const analytics = useAdminAnalytics(lastDays(days, today));
  const { data, error, isPlaceholderData } = analytics;
  const fading = isPlaceholderData ? 'opacity-60' : '';

  return (
    <section aria-label="Overview" aria-busy={isPlaceholderData} className="flex flex-col gap-4">
      <ScreenHeading title="Overview" note="All messes together, day by day (Indian time).">
        <ChoiceChips label="Period" options={lengthOptions} value={length} onChange={choose} />
      </ScreenHeading>
      <div className={fading}>
        <Loaded reading={analytics} loading={<KpiCards analytics={undefined} days={days} />}>
          {(figures) => <KpiCards analytics={figures} days={days} />}
        </Loaded>
      </div>
      <div className="grid gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {(data || !error) && (
          <div className={`grid ${fading}`}>
            <TrendCard daily={data?.daily} />
          </div>
        )}
        <NeedsCard />
      </div>
      {data && <Breakdowns analytics={data} />}
      {!data && !error && <Skeleton className="h-56 w-full" />}
    </section>
  );
}
