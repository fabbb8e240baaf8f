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
  const firstHour = hours.find(hasSales);
  if (firstHour === undefined) return [];
  const currentHour = istHour(now);
  const lastHour = Math.max(
    hours.findLast(hasSales) ?? firstHour,
    currentHour,
    firstHour + minHours - 1,
  );
  const startHour = Math.min(firstHour, currentHour);
  return hours.slice(startHour, lastHour + 1).map((hour) => ({
    hour: hour + 1,
    today: hour <= currentHour ? sumTo(revenueByHour, hour) : undefined,
    compared: sumTo(compared, hour),
  }));
}

function sumTo(byHour: readonly number[], hour: number): number {
  return byHour.slice(0, hour + 1).reduce((sum, revenue) => sum + revenue, 0);
}
