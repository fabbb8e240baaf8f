import { clockText } from '../time/clock-text.ts';
import { daysBetween, monthStart } from '../time/dates.ts';
import { dateFormat } from '../time/format-date.ts';
import { weekdayOf } from '../time/ist.ts';
import { type Comparison, type DateSpan, lengthOf } from './comparison-period.ts';

const formatDay = dateFormat({ day: 'numeric', month: 'short' });

/**
 * Names both parts of a comparison: `to 10 am, vs last Thursday to 10 am`, `vs the 7 days before`, `to 25 Nov, vs 1
 * to 25 Oct`.
 * Rule: analytics-19
 */
export function comparisonWords({ current, previous }: Comparison): string {
  const days = lengthOf(current);
  const daysBack = daysBetween(previous.startDate, current.startDate);
  const isWeekEarlier = days === 1 && daysBack === 7;
  const isJustBefore = days > 1 && daysBack === days;
  const weekday = weekdayOf(previous.startDate);
  const dates = spanText(previous);
  if (current.until !== null) {
    const rangeBefore = isJustBefore ? `the ${days} days before` : dates;
    const time = `to ${clockText(current.until)}`;
    return `${time}, vs ${isWeekEarlier ? `last ${weekday}` : rangeBefore} ${time}`;
  }
  if (isJustBefore) return `vs the ${days} days before`;
  if (isWeekEarlier) return `vs ${weekday}, ${dates}`;
  return `to ${formatDay(current.endDate)}, vs ${dates}`;
}

/** `1 to 22 Oct`, `28 Sept to 1 Oct`, `1 Oct`. */
function spanText({ startDate, endDate }: DateSpan): string {
  if (startDate === endDate) return formatDay(startDate);
  const isOneMonth = monthStart(startDate) === monthStart(endDate);
  return `${isOneMonth ? Number(startDate.slice(8)) : formatDay(startDate)} to ${formatDay(endDate)}`;
}
