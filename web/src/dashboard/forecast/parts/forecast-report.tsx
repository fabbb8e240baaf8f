import type { UseQueryResult } from '@tanstack/react-query';
import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import type { ForecastDay, ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import type { PortionForecast } from '../forecast.ts';
import { forecastInsights } from '../insights.ts';
import { needsMoreData } from '../needs-more-data.ts';
import { DailyBreakdown } from './daily-breakdown.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { MoreDataNote } from './more-data-note.tsx';
import { NoForecast } from './no-forecast.tsx';
import { PortionsPanel } from './portions-panel.tsx';
import { StatusCards } from './status-cards.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeekTiles } from './week-tiles.tsx';

interface ForecastReportProps {
  days: readonly ForecastDay[];
  status: ForecastStatus;
  lastWeek: readonly DailyFigures[] | undefined;
  portions: UseQueryResult<PortionForecast>;
  today: string;
  sheetPath: string;
  onTrain: () => void;
  isTraining: boolean;
}

/** The forecast, or the way to the first one. Rule: forecast-12 */
export function ForecastReport(props: ForecastReportProps) {
  const { days, status, lastWeek, portions, today } = props;
  return (
    <div className="flex flex-col gap-5">
      {needsMoreData(days) && <MoreDataNote status={status} />}
      <StatusCards status={status} />
      {days.length === 0 ? (
        <NoForecast onTrain={props.onTrain} isTraining={props.isTraining} />
      ) : (
        <>
          <WeekChart days={days} />
          <WeekTiles days={days} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <DailyBreakdown days={days} today={today} />
              <InsightsPanel
                insights={forecastInsights({ days, lastWeek, portions: portions.data, today })}
              />
            </div>
            <PortionsPanel portions={portions} sheetPath={props.sheetPath} />
          </div>
        </>
      )}
    </div>
  );
}
