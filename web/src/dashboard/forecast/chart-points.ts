import type { ForecastDay, PastDay } from '@thali/shared/forecast/forecast.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { formatDay } from '../../lib/time/format-time.ts';
import type { ForecastPoint } from '../../lib/ui/figures/forecast-chart.tsx';
import { shortNumber, shortRupees } from '../../lib/ui/figures/short-number.ts';
import { aboutRupees, longDay, moneyRangeText, ordersText, rangeText } from './forecast-texts.ts';

export type Measure = 'orders' | 'revenue';

interface MeasureTexts {
  label: string;
  /** For the axis. */
  formatShort: (value: number) => string;
  formatPast: (value: number) => string;
  formatExpected: (value: number) => string;
  formatRange: (low: number, high: number) => string;
}

export const measures: Record<Measure, MeasureTexts> = {
  orders: {
    label: 'Orders',
    formatShort: shortNumber,
    formatPast: ordersText,
    formatExpected: ordersText,
    formatRange: rangeText,
  },
  revenue: {
    label: 'Revenue',
    formatShort: shortRupees,
    formatPast: formatRupees,
    formatExpected: aboutRupees,
    formatRange: moneyRangeText,
  },
};

/** One measure of the past and the coming days as points of the chart. */
export function weekPoints(
  past: readonly PastDay[],
  days: readonly ForecastDay[],
  measure: Measure,
): ForecastPoint[] {
  const { formatPast, formatExpected, formatRange } = measures[measure];
  return [
    ...past.map((day) => ({
      label: formatDay(day.date),
      past: day.orders > 0 ? day[measure] : undefined,
      notes: [longDay(day.date), day.orders > 0 ? formatPast(day[measure]) : 'No orders'],
    })),
    ...days.map(({ date, isClosed, ensemble, lower, upper }) => {
      const expected = { value: ensemble[measure], low: lower[measure], high: upper[measure] };
      const figure = `${formatExpected(expected.value)} (${formatRange(expected.low, expected.high)})`;
      return {
        label: formatDay(date),
        expected: isClosed ? undefined : expected,
        notes: [longDay(date), isClosed ? 'Closed' : figure],
      };
    }),
  ];
}
