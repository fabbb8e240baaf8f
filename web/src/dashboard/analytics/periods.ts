import { maxRangeDays } from '@thali/shared/analytics/analytics-fields';
import type { DateSpan } from '@thali/shared/analytics/comparison-period';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { weekdayOf } from '@thali/shared/time/ist';
import { formatDate, formatWeekday } from '../../lib/time/format-time.ts';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { urlDay } from '../../lib/url-state/url-fields.ts';
import type { UrlState } from '../../lib/url-state/use-url-state.ts';

const periodFacts = {
  today: { label: 'Today', daysBack: 0, words: 'today' },
  last7: { label: '7 Days', daysBack: 6, words: 'the last 7 days' },
  last30: { label: '30 Days', daysBack: 29, words: 'the last 30 days' },
  last90: { label: '90 Days', daysBack: 89, words: 'the last 90 days' },
  lastYear: { label: 'Last Year', daysBack: 364, words: 'the last year' },
} as const;

export type Period = keyof typeof periodFacts;

/** The periods with a button. Only an address selects the last year. Rule: analytics-10 */
export const periodButtons: readonly Period[] = ['today', 'last7', 'last30', 'last90'];

/** The user's choice: a period, a single date with the period 'today', or any range. */
export interface AnalyticsChoice {
  period: Period;
  date?: string;
  range?: DateSpan;
}

/** Rule: analytics-10, analytics-27 */
export function daysOf({ period, date, range }: AnalyticsChoice, today: string): DateSpan {
  if (range) return range;
  const endDate = date ?? today;
  return { startDate: addDays(endDate, -periodFacts[period].daysBack), endDate };
}

export function periodLabel(period: Period): string {
  return periodFacts[period].label;
}

/** The choice as part of a sentence: `the last 7 days`, `Fri 20 Nov 2026`, `Fri 13 Nov to Fri 20 Nov 2026`. */
export function choiceText({ period, date, range }: AnalyticsChoice): string {
  if (range) return rangeText(range);
  return date ? dayText(date) : periodFacts[period].words;
}

/** The URL parameters of the choice. The default is the first period. Rule: analytics-11 */
export const choiceFields = {
  period: urlChoice<Period>(['last7', 'today', 'last30', 'last90', 'lastYear']),
  date: urlDay(),
  from: urlDay(),
  to: urlDay(),
};

/** Ignores a date in the future and an invalid range. */
export function fromFields(
  { period, date, from, to }: UrlState<typeof choiceFields>,
  today: string,
): AnalyticsChoice {
  if (from && to && from <= to && to <= today && daysBetween(from, to) < maxRangeDays) {
    return { period, range: { startDate: from, endDate: to } };
  }
  return date !== undefined && date <= today ? { period: 'today', date } : { period };
}

export function toFields({ period, date, range }: AnalyticsChoice): UrlState<typeof choiceFields> {
  const hasDates = date !== undefined || range !== undefined;
  return {
    ...{ period: hasDates ? 'last7' : period, date },
    ...{ from: range?.startDate, to: range?.endDate },
  };
}

/** Moves one end of a range. Moves the other end too if the range would become invalid. Rule: analytics-27 */
export function moveEnd({ startDate, endDate }: DateSpan, moved: Partial<DateSpan>): DateSpan {
  if (moved.startDate !== undefined) {
    const latestEnd = addDays(moved.startDate, maxRangeDays - 1);
    const end = endDate < latestEnd ? endDate : latestEnd;
    return { startDate: moved.startDate, endDate: end < moved.startDate ? moved.startDate : end };
  }
  const end = moved.endDate ?? endDate;
  const earliestStart = addDays(end, 1 - maxRangeDays);
  const start = startDate > earliestStart ? startDate : earliestStart;
  return { startDate: start > end ? end : start, endDate: end };
}

/** `Fri 20 Nov 2026`. */
function dayText(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${formatDate(date)}`;
}

function rangeText({ startDate, endDate }: DateSpan): string {
  if (startDate === endDate) return dayText(startDate);
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${isOneYear ? formatWeekday(startDate) : dayText(startDate)} to ${dayText(endDate)}`;
}

/** The choice of a single day. Without a day, the default period. */
export function choiceOfDay(date: string | undefined): AnalyticsChoice {
  return date ? { period: 'today', date } : { period: 'last7' };
}
