import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { longDay, ordersText } from './forecast-texts.ts';
import { weekSums, wholeOrders } from './week-sums.ts';

/** The week to come in two sentences. */
export function forecastAlertText(days: readonly ForecastDay[]): string {
  const { peak, revenue } = weekSums(days);
  const span = days.length === 1 ? 'day' : `${days.length} days`;
  if (!peak) return `No orders are expected in the next ${span}.`;
  return [
    `Busiest day: ${longDay(peak.date)}, with ${ordersText(wholeOrders(peak))} expected.`,
    `Revenue of the next ${span}: about ${formatRupees(revenue)}.`,
  ].join(' ');
}
