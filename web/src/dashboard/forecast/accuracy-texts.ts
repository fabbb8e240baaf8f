import type { ForecastStatus } from '@thali/shared/forecast/forecast.contract';
import { percentText } from './forecast-texts.ts';

type Accuracy = ForecastStatus['accuracy'];

/** How right the forecasts were, in a few words. */
export function measuredText({ model, days }: Accuracy): string {
  if (model === null) return 'Not measured yet: that takes some weeks of orders';
  return `Measured: ${percentText(model)} right on average, over the last ${daysText(days)}`;
}

/** `5 points better`, beside what anybody would guess. */
export function performanceText({ model, sameWeekdayLastWeek }: Accuracy): string {
  if (model === null || sameWeekdayLastWeek === null) return 'Not measured yet';
  const lead = Math.round(model * 100) - Math.round(sameWeekdayLastWeek * 100);
  if (lead === 0) return 'On a par';
  const points = Math.abs(lead) === 1 ? '1 point' : `${Math.abs(lead)} points`;
  return `${points} ${lead > 0 ? 'better' : 'worse'}`;
}

export function comparisonText({ model, sameWeekdayLastWeek }: Accuracy): string {
  if (model === null || sameWeekdayLastWeek === null) {
    return 'Each forecast is compared with what came';
  }
  const guess = percentText(sameWeekdayLastWeek);
  return `${percentText(model)} right; taking ‘same weekday last week’ is ${guess} right`;
}

function daysText(days: number): string {
  return days === 1 ? 'day' : `${days} days`;
}
