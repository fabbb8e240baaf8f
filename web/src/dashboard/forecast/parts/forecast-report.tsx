import type {
  ForecastDay,
  ForecastStatus,
  PastDay,
} from '@thali/shared/forecast/forecast.contract';
import { BrainCircuit, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reading } from '../../../lib/data/loaded.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import type { PortionForecast } from '../forecast.ts';
import { forecastInsights } from '../insights.ts';
import { moreDataText, moreDataTitle, needsMoreData } from '../more-data-texts.ts';
import { CookToday } from './cook-today.tsx';
import { DailyBreakdown } from './daily-breakdown.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { PortionsPanel } from './portions-panel.tsx';
import { isMeasured, StatusCards } from './status-cards.tsx';
import { WeekChart } from './week-chart.tsx';
import { WeekTiles } from './week-tiles.tsx';

interface ForecastReportProps {
  days: readonly ForecastDay[];
  status: ForecastStatus;
  past: readonly PastDay[];
  portions: Reading<PortionForecast>;
  today: string;
  onTrain: () => void;
  isTraining: boolean;
  /** Content after 'Cook Today'. */
  children: ReactNode;
}

/** The forecast, or a button that trains the model for the first time. Rule: forecast-12, forecast-22 */
export function ForecastReport(props: ForecastReportProps) {
  const { days, past, status, portions, today } = props;
  return (
    <div className="flex flex-col gap-5">
      {needsMoreData(days) && <MoreDataNote status={status} />}
      {days.length === 0 ? (
        <>
          <NoForecast onTrain={props.onTrain} isTraining={props.isTraining} />
          {props.children}
        </>
      ) : (
        <>
          <CookToday portions={portions} />
          {props.children}
          <WeekChart past={past} days={days} />
          <WeekTiles days={days} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-5">
              <DailyBreakdown days={days} today={today} isMeasured={isMeasured(status)} />
              <InsightsPanel
                insights={forecastInsights({ days, past, portions: portions.data, today })}
              />
            </div>
            <PortionsPanel portions={portions} />
          </div>
        </>
      )}
      <StatusCards status={status} />
    </div>
  );
}

/** Says why the figures are not reliable yet. */
function MoreDataNote({ status }: { status: ForecastStatus }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-card border border-accent bg-accent-soft px-4 py-3"
    >
      <TriangleAlert size={22} className="mt-0.5 shrink-0 text-accent-ink" />
      <p>
        <strong className="block">{moreDataTitle}</strong>
        <span className="text-sm text-ink-soft">{moreDataText(status)}</span>
      </p>
    </div>
  );
}

function NoForecast({ onTrain, isTraining }: { onTrain: () => void; isTraining: boolean }) {
  return (
    <EmptyState
      title="No forecast yet"
      description="It will show how many orders and portions to expect in the next 7 days."
      picture={<EmptyThali className="size-36" />}
      action={
        <Button isBusy={isTraining} icon={<BrainCircuit size={18} />} onClick={onTrain}>
          Initialize AI Model
        </Button>
      }
    />
  );
}
