import { addDays, daysBetween } from '../time/dates.ts';
import { toIst } from '../time/ist.ts';

/** Calendar days in India, both included. */
export interface DateSpan {
  startDate: string;
  endDate: string;
}

/** A span of days. The last day may end early. */
export interface PeriodPart extends DateSpan {
  /** The end of the last day, exclusive: HH:MM in India. Null for a whole day. */
  until: string | null;
}

/** Two parts of the same length. */
export interface Comparison {
  current: PeriodPart;
  previous: PeriodPart;
}

/** How exactly a figure can be cut: at a minute, a full hour or a whole day. */
export type Precision = 'minute' | 'hour' | 'day';

/**
 * The comparable parts of a period and of the previous period. A current period ends now, rounded down to the
 * precision, and the previous period ends at the same point. Both parts have the same length.
 * @param before the previous period, by default `spanBefore`. If it is shorter than `span`, both parts have its length
 * @returns undefined while the period has nothing to compare
 * Rule: analytics-19
 */
export function comparisonOf(
  span: DateSpan,
  now: Date,
  precision: Precision,
  before: DateSpan = spanBefore(span),
): Comparison | undefined {
  const { date: today, clock } = toIst(now);
  const isRunning = span.endDate >= today;
  const cut = { minute: clock, hour: `${clock.slice(0, 2)}:00`, day: '00:00' }[precision];
  const days = isRunning ? daysBetween(span.startDate, today) : lengthOf(span);
  const hasRest = isRunning && cut !== '00:00' && days < lengthOf(before);
  const wholeDays = Math.min(days, lengthOf(before));
  if (wholeDays < 0 || (wholeDays === 0 && !hasRest)) return undefined;
  const partFrom = ({ startDate }: DateSpan): PeriodPart => ({
    startDate,
    endDate: addDays(startDate, hasRest ? wholeDays : wholeDays - 1),
    until: hasRest ? cut : null,
  });
  return { current: partFrom(span), previous: partFrom(before) };
}

/**
 * The compared period. For one day: the same weekday a week earlier. For several days: the same number of days
 * before.
 */
export function spanBefore(span: DateSpan): DateSpan {
  const days = span.startDate === span.endDate ? 7 : lengthOf(span);
  return { startDate: addDays(span.startDate, -days), endDate: addDays(span.endDate, -days) };
}

/** The number of days of a span. */
export function lengthOf({ startDate, endDate }: DateSpan): number {
  return daysBetween(startDate, endDate) + 1;
}
