import { type DateSpan, lengthOf } from '@thali/shared/analytics/comparison-period';
import { addDays, monthStart } from '@thali/shared/time/dates';
import { urlDay, urlOption } from '../../lib/url-state/url-fields.ts';
import type { UrlState } from '../../lib/url-state/use-url-state.ts';

/**
 * The URL parameters of the compared range. Without parameters, the app compares with the period before.
 * Rule: analytics-23
 */
export const comparedFields = {
  compare: urlOption(['week', 'month']),
  compareFrom: urlDay('compare_from'),
};

export type ComparedChoice = UrlState<typeof comparedFields>;

export type ComparedKind = 'previous' | 'week' | 'month' | 'custom';

const rangeNames: Record<ComparedKind, string> = {
  previous: 'vs the period before',
  week: 'vs the same days last week',
  month: 'vs the same days last month',
  custom: 'vs days you choose',
};

const dayNames: typeof rangeNames = {
  ...rangeNames,
  previous: 'vs the same day last week',
  month: 'vs the same day last month',
  custom: 'vs a day you choose',
};

/** The choices for a range. Only a range that the user chooses may overlap the range on screen. */
export function comparedOptions(days: DateSpan): { value: ComparedKind; label: string }[] {
  const length = lengthOf(days);
  const names = length === 1 ? dayNames : rangeNames;
  const kinds: ComparedKind[] = ['previous'];
  // For one day and for seven days, 'previous' already means last week.
  if (length > 1 && length < 7) kinds.push('week');
  if (length <= 28) kinds.push('month');
  return [...kinds, 'custom' as const].map((value) => ({ value, label: names[value] }));
}

/** The kind in use. Falls back to the period before if the choice does not fit the range. */
export function comparedKind(
  days: DateSpan,
  { compare, compareFrom }: ComparedChoice,
): ComparedKind {
  if (compareFrom !== undefined && compareFrom < days.startDate) return 'custom';
  return comparedOptions(days).find(({ value }) => value === compare)?.value ?? 'previous';
}

/** The first day of the compared range. Returns undefined for the period before, because the server knows its start. */
export function comparedStart(days: DateSpan, choice: ComparedChoice): string | undefined {
  switch (comparedKind(days, choice)) {
    case 'previous':
      return undefined;
    case 'week':
      return addDays(days.startDate, -7);
    case 'month':
      return monthEarlier(days.startDate);
    case 'custom':
      return choice.compareFrom;
  }
}

/** The same day of the month before, or that month's last day. */
function monthEarlier(date: string): string {
  const lastOfMonthBefore = addDays(monthStart(date), -1);
  const sameDay = addDays(monthStart(lastOfMonthBefore), Number(date.slice(8)) - 1);
  return sameDay < lastOfMonthBefore ? sameDay : lastOfMonthBefore;
}
