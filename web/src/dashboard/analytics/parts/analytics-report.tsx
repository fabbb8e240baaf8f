import { Panel } from '../../../lib/ui/panel.tsx';
import { PopularItems } from '../../shared/popular-items.tsx';
import type { AnalyticsPaths } from '../analytics-paths.ts';
import type { Analytics } from '../read-analytics.ts';
import { BusinessInsights } from './business-insights.tsx';
import { BusyHoursChart } from './busy-hours-chart.tsx';
import { MenuStatistics } from './menu-statistics.tsx';
import { MetricsTable } from './metrics-table.tsx';
import { ScoreParts } from './score-parts.tsx';
import { StatusBreakdown } from './status-breakdown.tsx';
import { StatusCards } from './status-cards.tsx';
import { StrategicRecommendations } from './strategic-recommendations.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TrendCharts } from './trend-charts.tsx';

interface AnalyticsReportProps {
  analytics: Analytics;
  since: string;
  paths: AnalyticsPaths;
}

const pair = 'grid items-start gap-5 lg:grid-cols-2';

/** All that there is to say of some days. Rule: analytics-14 */
export function AnalyticsReport({ analytics, since, paths }: AnalyticsReportProps) {
  const { current, previous, daily } = analytics;
  return (
    <div className="flex flex-col gap-5">
      <SummaryCards analytics={analytics} since={since} customersPath={paths.customers} />
      <TrendCharts daily={daily} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Panel title="Key Performance Metrics" className="max-sm:px-3">
          <MetricsTable current={current} previous={previous} />
        </Panel>
        <Panel title="Overall Performance Score">
          <ScoreParts period={current} />
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
            <p className="text-ink-soft">Nothing was sold in this time.</p>
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
          <StrategicRecommendations period={current} paths={paths} />
        </Panel>
      </div>
    </div>
  );
}
