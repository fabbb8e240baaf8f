import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { BrainCircuit, CalendarClock, ChartNoAxesCombined, Gauge } from 'lucide-react';
import { formatDayAndTime } from '../../../lib/time/format-time.ts';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { percentText } from '../../../lib/ui/figures/percent-text.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';

/** The displayed confidence of a trained model, and of a model without data. Rule: forecast-13 */
const displayedConfidence = { trained: '95%', untrained: '30%' };

/** The state of the model and its measured accuracy. */
export function StatusCards({ status }: { status: ForecastStatus }) {
  const { hasModel, trainedAt, nextTrainingAt } = status;
  return (
    <section aria-label="Model" className={cardGrid}>
      <StatisticCard
        icon={<BrainCircuit size={18} />}
        title="Model Status"
        value={
          <span className="whitespace-normal">
            {hasModel ? 'Active & Ready' : 'Training Required'}
          </span>
        }
        explanation={trainingText(status)}
      />
      <StatisticCard
        icon={<Gauge size={18} />}
        title="Confidence Level"
        value={hasModel ? displayedConfidence.trained : 'None yet'}
        explanation={
          hasModel ? (
            measuredText(status)
          ) : (
            <>
              <span>{displayedConfidence.untrained}</span> until the first training
            </>
          )
        }
      />
      <StatisticCard
        icon={<CalendarClock size={18} />}
        title="Last Updated"
        value={
          <span className="whitespace-normal">
            {trainedAt ? formatDayAndTime(trainedAt) : 'Never'}
          </span>
        }
        explanation={`Next update: ${formatDayAndTime(nextTrainingAt)}`}
      />
      <StatisticCard
        icon={<ChartNoAxesCombined size={18} />}
        title="Performance"
        value={<span className="whitespace-normal">{performanceText(status)}</span>}
        explanation={comparisonText(status)}
      />
    </section>
  );
}

function trainingText({ trainedAt, historyDays }: ForecastStatus): string {
  if (trainedAt === null) return 'Learns from your own orders';
  return historyDays === 1 ? 'From 1 day of orders' : `From ${historyDays} days of orders`;
}

type Performance = Pick<ForecastStatus, 'accuracy' | 'isByLastWeek' | 'isIrregular'>;

/** Whether past forecasts were compared with the sales. */
export function isMeasured({ accuracy, isByLastWeek }: Performance): boolean {
  return (isByLastWeek ? accuracy.sameWeekdayLastWeek : accuracy.model) !== null;
}

/** The measured accuracy. Only this text states it. Rule: forecast-13 */
export function measuredText({ accuracy, isByLastWeek }: Performance): string {
  const { model, sameWeekdayLastWeek, days } = accuracy;
  const accuracyPercent = isByLastWeek ? sameWeekdayLastWeek : model;
  if (accuracyPercent === null)
    return 'Shown for each trained model. Not measured yet: it needs some weeks of orders';
  return `Shown for each trained model. Measured: ${percentText(accuracyPercent)} right on average, over the last ${daysText(days)}`;
}

/**
 * The model compared with last week's figures: `5 points better`. If last week's figures are as good, the forecast
 * uses them.
 * Rule: forecast-18, forecast-21
 */
export function performanceText({ accuracy, isByLastWeek, isIrregular }: Performance): string {
  if (isIrregular) return 'No regular pattern';
  const { model, sameWeekdayLastWeek } = accuracy;
  if (model === null || sameWeekdayLastWeek === null) return 'Not measured yet';
  if (isByLastWeek) return 'Same as last week’s figures';
  const lead = Math.round(model * 100) - Math.round(sameWeekdayLastWeek * 100);
  if (lead === 0) return 'As good as last week’s figures';
  const points = Math.abs(lead) === 1 ? '1 point' : `${Math.abs(lead)} points`;
  return `${points} ${lead > 0 ? 'better' : 'worse'}`;
}

export function comparisonText({ accuracy, isByLastWeek, isIrregular }: Performance): string {
  if (isIrregular) {
    return 'Orders come on some days only. The figures are averages, so plan by the range';
  }
  if (accuracy.model === null || accuracy.sameWeekdayLastWeek === null) {
    return 'Each forecast is checked against the actual orders';
  }
  if (isByLastWeek) return 'The model was not better, so the forecast repeats last week';
  return 'Compared with repeating last week’s figures';
}

function daysText(days: number): string {
  return days === 1 ? 'day' : `${days} days`;
}
