import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { Progress } from '../../../lib/ui/figures/progress.tsx';
import { Panel } from '../../../lib/ui/panel.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { PopularItems } from '../../shared/popular-items.tsx';
import { statusShares } from '../../shared/status-shares.ts';
import { performanceScore } from '../performance-score.ts';
import type { Analytics } from '../read-analytics.ts';
import { BusinessInsights, StrategicRecommendations } from './advice-panels.tsx';
import { BusyHoursChart, TrendCharts } from './charts.tsx';
import { MetricsTable } from './metrics-table.tsx';
import { RevenueSplit } from './revenue-split.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { SummaryCards } from './summary-cards.tsx';

const pair = 'grid items-start gap-5 lg:grid-cols-2';

/** The report for a period. Rule: analytics-14 */
export function AnalyticsReport({ analytics }: { analytics: Analytics }) {
  const { current, daily } = analytics;
  return (
    <div className="flex flex-col gap-5">
      <SummaryCards analytics={analytics} />
      <RevenueSplit period={current} />
      <TrendCharts daily={daily} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Panel title="Key Performance Metrics" className="max-sm:px-3">
          <MetricsTable period={current} />
        </Panel>
        <Panel title="Overall Performance Score">
          <ScoreParts analytics={analytics} />
        </Panel>
      </div>
      <Panel title="Order Status Overview">
        <StatusCards {...current} />
      </Panel>
      <div className={pair}>
        <Panel title="Order Status Breakdown" className="max-sm:px-3">
          <StatusBreakdown {...current} />
        </Panel>
        <BusyHoursChart ordersByHour={current.ordersByHour} />
      </div>
      <div className={pair}>
        <Panel title="Popular Items">
          {current.popularItems.length > 0 ? (
            <PopularItems items={current.popularItems} />
          ) : (
            <p className="text-ink-soft">Nothing was sold in this period.</p>
          )}
        </Panel>
        <Panel title="Menu Statistics">
          <MenuStatistics {...current} />
        </Panel>
      </div>
      <div className={pair}>
        <Panel title="Business Insights">
          <BusinessInsights period={current} />
        </Panel>
        <Panel title="Strategic Recommendations">
          <StrategicRecommendations period={current} />
        </Panel>
      </div>
    </div>
  );
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

/** The overall score and its parts, or what it still needs. Rule: analytics-17 */
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

/** The number of orders in each status, as cards. */
function StatusCards({ orderStatusBreakdown, notCollectedOrders }: AnalyticsPeriod) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
      {statusShares(orderStatusBreakdown, notCollectedOrders).map(({ status, count, note }) => (
        <li
          key={status}
          className="flex flex-col-reverse items-start gap-2 rounded-field border border-line bg-paper p-3.5"
        >
          {note && <span className="-mt-1 text-xs text-ink-soft">{note}</span>}
          <StatusBadge status={status} />
          <span className="font-display text-2xl font-bold tabular-nums">
            {count.toLocaleString('en-IN')}
          </span>
        </li>
      ))}
    </ul>
  );
}
