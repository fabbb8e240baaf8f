import { addDays } from '@thali/shared/time/dates';
import { formatDate } from '../../lib/time/format-time.ts';
import { urlChoice } from '../../lib/url-state/url-choice.ts';
import { urlDay } from '../../lib/url-state/url-fields.ts';
import type { UrlState } from '../../lib/url-state/use-url-state.ts';

/** Calendar days in India, both included. */
export interface Days {
  startDate: string;
  endDate: string;
}

const facts = {
  today: { label: 'Today', daysBack: 0, words: 'today' },
  last7: { label: '7 Days', daysBack: 6, words: 'the last 7 days' },
  last30: { label: '30 Days', daysBack: 29, words: 'the last 30 days' },
  last90: { label: '90 Days', daysBack: 89, words: 'the last 90 days' },
  lastYear: { label: 'Last Year', daysBack: 364, words: 'the last year' },
} as const;

export type Period = keyof typeof facts;

/** The periods with a button. Only an address selects the last year. Rule: analytics-10 */
export const periodButtons: readonly Period[] = ['today', 'last7', 'last30', 'last90'];

/** What the user has chosen: a period, or a single date with the period 'today'. */
export interface AnalyticsChoice {
  period: Period;
  date?: string;
}

/** Rule: analytics-10 */
export function daysOf({ period, date }: AnalyticsChoice, today: string): Days {
  const endDate = date ?? today;
  return { startDate: addDays(endDate, -facts[period].daysBack), endDate };
}

export function periodLabel(period: Period): string {
  return facts[period].label;
}

/** The choice as part of a sentence: `the last 7 days`, `20 Nov 2026`. */
export function choiceWords({ period, date }: AnalyticsChoice): string {
  return date ? formatDate(date) : facts[period].words;
}

/** The URL parameters of the choice. The default is the first period. Rule: analytics-11 */
export const choiceFields = {
  period: urlChoice<Period>(['last7', 'today', 'last30', 'last90', 'lastYear']),
  date: urlDay(),
};

/** Ignores a date in the future. */
export function fromFields(
  { period, date }: UrlState<typeof choiceFields>,
  today: string,
): AnalyticsChoice {
  return date !== undefined && date <= today ? { period: 'today', date } : { period };
}

export function toFields({ period, date }: AnalyticsChoice): UrlState<typeof choiceFields> {
  return { period: date ? 'last7' : period, date };
}

/** The choice of a single day. Without a day, the default period. */
export function choiceOfDay(date: string | undefined): AnalyticsChoice {
  return date ? { period: 'today', date } : { period: 'last7' };
}
