import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import type { ForecastPoint } from '../../lib/ui/figures/forecast-chart.tsx';
import { longDay, moneyRangeText, ordersText, rangeText, weekdayOf } from './forecast-texts.ts';
import { wholeOrders } from './week-sums.ts';

/** A day as the chart shows it: orders are its bar, revenue its line. */
export function pointOf(day: ForecastDay): ForecastPoint {
  const { date, ensemble, lower, upper, isClosed } = day;
  const label = weekdayOf(date).slice(0, 3);
  if (isClosed) {
    return { label, bar: undefined, line: undefined, notes: [longDay(date), 'Closed'] };
  }
  const orders = wholeOrders(day);
  return {
    label,
    bar: { value: orders, low: lower.orders, high: upper.orders },
    line: { value: ensemble.revenue, low: lower.revenue, high: upper.revenue },
    notes: [
      longDay(date),
      `${ordersText(orders)} (${rangeText(lower.orders, upper.orders)})`,
      `${formatRupees(ensemble.revenue)} (${moneyRangeText(lower.revenue, upper.revenue)})`,
    ],
  };
}
