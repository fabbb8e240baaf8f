import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { istHour } from '@thali/shared/time/ist';

/** The sum of the revenue up to the end of an hour, in rupees. */
export interface CurvePoint {
  /** The end of the hour: 13 is 1 pm. */
  hour: number;
  /** Undefined for hours that have not begun. */
  today: number | undefined;
  compared: number;
}

type Summary = Pick<AnalyticsPeriod, 'revenueByHour'> & {
  todayCompared: Pick<AnalyticsPeriod['todayCompared'], 'revenueByHour'>;
};

/** A curve needs at least this many hours. */
const minHours = 4;

/**
 * The revenue of today and of the compared day, added up hour by hour. Covers the hours with sales on either day, and
 * the current hour. Empty without any sale.
 */
export function revenueCurve({ revenueByHour, todayCompared }: Summary, now: Date): CurvePoint[] {
  const compared = todayCompared.revenueByHour;
  const hasSales = (hour: number) => Boolean(revenueByHour[hour] || compared[hour]);
  const hours = revenueByHour.map((_, hour) => hour);
  const first = hours.find(hasSales);
  if (first === undefined) return [];
  const currentHour = istHour(now);
  const last = Math.max(hours.findLast(hasSales) ?? first, currentHour, first + minHours - 1);
  const start = Math.min(first, currentHour);
  return hours.slice(start, last + 1).map((hour) => ({
    hour: hour + 1,
    today: hour <= currentHour ? sumTo(revenueByHour, hour) : undefined,
    compared: sumTo(compared, hour),
  }));
}

function sumTo(byHour: readonly number[], hour: number): number {
  return byHour.slice(0, hour + 1).reduce((sum, revenue) => sum + revenue, 0);
}
