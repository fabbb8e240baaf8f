import type { AnalyticsPeriod, PopularItem } from '@thali/shared/analytics/analytics-fields';
import { useEffect, useMemo, useRef } from 'react';
import { Progress } from '../../../lib/ui/figures/progress.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { useUrlState } from '../../../lib/url-state/use-url-state.ts';
import { performanceScore } from '../performance-score.ts';
import type { Analytics } from '../read-analytics.ts';
import {
  filterFromFields,
  filterToFields,
  fittingFilter,
  type TrendFilter,
  trendFields,
} from '../trend-filter.ts';
import { BusinessInsights, StrategicRecommendations } from './advice-panels.tsx';
import { BusyHoursPanel } from './busy-hours-panel.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { DishSales } from './dish-sales.tsx';
import { GuestsPanel } from './guests-panel.tsx';
import { MetricsTable } from './metrics-table.tsx';
import { RevenueSplit, SoldAtSplit } from './revenue-split.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Trend } from './trend.tsx';
import { TrendControls } from './trend-controls.tsx';

interface AnalyticsReportProps {
  analytics: Analytics;
  /** Opens a day of the curve. */
  onDay: (date: string) => void;
}

/** The report for a period. Rule: analytics-14 */
export function AnalyticsReport({ analytics, onDay }: AnalyticsReportProps) {
  const { current, breakdown } = analytics;
  const [fields, change] = useUrlState(trendFields);
  const { measure } = fields;
  const filter = useMemo(
    () => fittingFilter(filterFromFields(fields), analytics),
    [fields, analytics],
  );
  const setFilter = (next: TrendFilter) => change(filterToFields(next));
  const curve = useRef<HTMLDivElement>(null);
  useLostFocus(filter.selected, () =>
    curve.current?.querySelector<HTMLElement>('[aria-pressed=true]'),
  );
  const isOneDay = current.startDate === current.endDate;
  // An answer with one flat period has no breakdown.
  const dishes = breakdown?.dishes ?? current.popularItems.map(withoutCategory);

  useEffect(() => {
    if (filter.selected) curve.current?.scrollIntoView({ block: 'nearest' });
  }, [filter.selected]);

  /** Shows one dish or category alone, or everything again if it is pressed twice. */
  function press(selected: NonNullable<TrendFilter['selected']>, isPressed: boolean) {
    setFilter({ ...filter, selected: isPressed ? undefined : selected });
  }

  const pressedId = filter.selected?.kind === 'dish' ? filter.selected.menuItemId : undefined;
  const pressedName = filter.selected?.kind === 'category' ? filter.selected.name : undefined;
  return (
    <div className="flex flex-col gap-5">
      <SummaryCards period={current} />
      <div
        ref={curve}
        className="flex scroll-mt-[calc(var(--sticky-top,0rem)+1rem)] flex-col gap-5"
      >
        <TrendControls
          {...{ analytics, measure, filter }}
          onMeasure={(next) => change({ measure: next })}
          onFilter={setFilter}
        />
        <Trend {...{ analytics, measure, filter, onDay }} />
      </div>
      {breakdown && !isOneDay && <BusyHoursPanel breakdown={breakdown} measure={measure} />}
      <div className="grid gap-5 lg:grid-cols-2 lg:max-xl:*:last:col-span-2 xl:grid-cols-3">
        <DishSales
          {...{ dishes, measure, pressedId }}
          period={current}
          onPress={
            isOneDay
              ? undefined
              : (menuItemId) => press({ kind: 'dish', menuItemId }, menuItemId === pressedId)
          }
        />
        {breakdown && (
          <CategoryPanel
            {...{ dishes, pressedName }}
            period={current}
            onPress={
              isOneDay
                ? undefined
                : (name) => press({ kind: 'category', name }, name === pressedName)
            }
          />
        )}
        <GuestsPanel period={current} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title="Key Performance Metrics" className="max-sm:px-3">
            <MetricsTable period={current} />
          </Panel>
          <Panel title="Order Status Overview" className="max-sm:px-3">
            <StatusCards {...current} />
            <StatusBreakdown {...current} />
          </Panel>
          <Panel title="Strategic Recommendations">
            <StrategicRecommendations period={current} />
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title="Overall Performance Score">
            <ScoreParts analytics={analytics} />
          </Panel>
          <SoldAtSplit period={current} />
          <RevenueSplit period={current} />
          <Panel title="Menu Statistics">
            <MenuStatistics {...current} />
          </Panel>
          <Panel title="Business Insights">
            <BusinessInsights period={current} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

function withoutCategory(item: PopularItem) {
  return { ...item, category: null };
}

/** The menu's current figures. */
function MenuStatistics(period: AnalyticsPeriod) {
  const figures = [
    ['Menu Items', period.totalMenuItems],
    ['Available', period.availableMenuItems],
    ['Vegetarian', period.vegetarianItems],
    ['Spicy', period.spicyItems],
    ['Categories', period.totalCategories],
  ] as const;
  return (
    <dl className="divide-y divide-line">
      {figures.map(([name, count]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The overall score and its parts, or the data that the score still needs. Rule: analytics-17 */
function ScoreParts({ analytics }: { analytics: Analytics }) {
  const score = performanceScore(analytics);
  if ('missing' in score) return <p className="text-ink-soft">{score.missing}</p>;
  return (
    <>
      <p className="mb-4 font-display text-3xl font-bold tabular-nums">{score.percent}%</p>
      <div className="flex flex-col gap-3">
        {score.parts.map(({ name, value, points, maxPoints }) => (
          <Progress
            key={name}
            label={`${name} (${value})`}
            value={points}
            max={maxPoints}
            valueText={`${points.toLocaleString('en-IN')} of ${maxPoints}`}
          />
        ))}
      </div>
    </>
  );
}

/** Three cards that group the orders by progress. The table below lists each status. */
function StatusCards({ orderStatusBreakdown: counts }: AnalyticsPeriod) {
  const cards = [
    ['Under way', counts.pending + counts.confirmed + counts.preparing + counts.ready],
    ['Completed', counts.completed],
    ['Cancelled or expired', counts.cancelled + counts.expired],
  ] as const;
  return (
    <dl className="mb-4 grid grid-cols-3 gap-3 max-[22rem]:grid-cols-1">
      {cards.map(([name, count]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end rounded-field border border-line bg-paper p-3"
        >
          <dt className="text-xs text-ink-soft sm:text-sm">{name}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">
            {count.toLocaleString('en-IN')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
