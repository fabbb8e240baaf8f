import { addDays } from '@thali/shared/time/dates';
import { formatDate } from '../../lib/time/format-time.ts';
import { urlChoice, urlDay } from '../../lib/url-state/url-fields.ts';
import type { UrlState } from '../../lib/url-state/use-url-state.ts';

/** Days of India's calendar, both included. */
export interface Days {
  startDate: string;
  endDate: string;
}

const facts = {
  today: { label: 'Today', daysBack: 0, words: 'today', before: 'vs yesterday' },
  last7: { label: '7 Days', daysBack: 6, words: 'the last 7 days', before: 'vs 7 days before' },
  last30: {
    label: '30 Days',
    daysBack: 29,
    words: 'the last 30 days',
    before: 'vs 30 days before',
  },
  last90: {
    label: '90 Days',
    daysBack: 89,
    words: 'the last 90 days',
    before: 'vs 90 days before',
  },
  lastYear: { label: 'Last Year', daysBack: 364, words: 'the last year', before: 'vs year before' },
} as const;

export type Period = keyof typeof facts;

/** Those that have a button; the last year is known by its address alone. Rule: analytics-10 */
export const periodButtons: readonly Period[] = ['today', 'last7', 'last30', 'last90'];

/** Which days the figures are about; a day of its own makes the period 'today'. */
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

/** As part of a sentence: `the last 7 days`, `20 Nov 2026`. */
export function choiceWords({ period, date }: AnalyticsChoice): string {
  return date ? formatDate(date) : facts[period].words;
}

/** What its growth is against. */
export function beforeWords({ period, date }: AnalyticsChoice): string {
  return date ? 'vs the day before' : facts[period].before;
}

/** The choice in the address. The first period is the default. Rule: analytics-11 */
export const choiceFields = {
  period: urlChoice<Period>(['last7', 'today', 'last30', 'last90', 'lastYear']),
  date: urlDay(),
};

/** A day in the future counts as no day. */
export function fromFields(
  { period, date }: UrlState<typeof choiceFields>,
  today: string,
): AnalyticsChoice {
  return date !== undefined && date <= today ? { period: 'today', date } : { period };
}

export function toFields({ period, date }: AnalyticsChoice): UrlState<typeof choiceFields> {
  return { period: date ? 'last7' : period, date };
}

/** One day is shown as 'today' is; without a day, the first period is back. */
export function choiceOfDay(date: string | undefined): AnalyticsChoice {
  return date ? { period: 'today', date } : { period: 'last7' };
}
