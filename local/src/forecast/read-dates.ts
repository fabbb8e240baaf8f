import { dateOf, dayOf } from '@thali/shared/forecast/open-days';
import { toIst } from '@thali/shared/time/ist';

/** The date for each order of day and month. Both dates are equal if the text is unambiguous. */
interface DateReadings {
  dayFirst: string | undefined;
  monthFirst: string | undefined;
}

type DateOrder = keyof DateReadings;

export interface ReadDate {
  /** YYYY-MM-DD. Undefined if the text is not a date, or its date is uncertain. */
  date: string | undefined;
  /** True if both orders of day and month are possible and no row of the column decides. */
  isUncertain: boolean;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const weekdayName = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]\s*/i;
const clock = /[T, ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?(?:\s*IST)?$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{2}|\d{4})$/;
const dayAndName = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{2}|\d{4})$/i;
const nameAndDay = /^([a-z]{3,9})[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{2}|\d{4})$/i;

/** One order wins if its rows outnumber the rows of the other order by this factor. The other rows are typing errors. */
const minVoteRatio = 10;
/**
 * In the right order of day and month, daily sales are a day apart; in the wrong order, months apart. The gaps of the
 * right order must be shorter by this factor.
 */
const minGapRatio = 4;
/** Fewer dates say nothing about the order of day and month. */
const minDates = 7;

/**
 * Reads a column of dates: 2026-08-01, 01-08-2026, 8/1/26, 1 Aug 2026, each with or without a time. The whole column decides
 * whether the day or the month comes first.
 */
export function readDates(texts: readonly string[]): ReadDate[] {
  const all = texts.map(readingsOf);
  const order = orderOf(all);
  return all.map((readings) => {
    const isSame = readings?.dayFirst === readings?.monthFirst;
    const date = order || isSame ? readings?.[order ?? 'dayFirst'] : undefined;
    return { date, isUncertain: !order && !isSame };
  });
}

function orderOf(all: readonly (DateReadings | undefined)[]): DateOrder | undefined {
  const votes = { dayFirst: 0, monthFirst: 0 };
  for (const { dayFirst, monthFirst } of all.filter((value) => value !== undefined)) {
    if (!monthFirst) votes.dayFirst += 1;
    if (!dayFirst) votes.monthFirst += 1;
  }
  const orders = ['dayFirst', 'monthFirst'] as const;
  if (votes.dayFirst + votes.monthFirst > 0) {
    return orders.find((order) => {
      const otherVotes = votes.dayFirst + votes.monthFirst - votes[order];
      return votes[order] > minVoteRatio * otherVotes;
    });
  }
  const gap = { dayFirst: usualGap(all, 'dayFirst'), monthFirst: usualGap(all, 'monthFirst') };
  const otherGap = { dayFirst: gap.monthFirst, monthFirst: gap.dayFirst };
  return orders.find((order) => gap[order] * minGapRatio <= otherGap[order]);
}

/** The median number of days between two dates that follow each other. */
function usualGap(all: readonly (DateReadings | undefined)[], order: DateOrder): number {
  const days = [...new Set(all.flatMap((readings) => readings?.[order] ?? []))]
    .map(dayOf)
    .sort((a, b) => a - b);
  if (days.length < minDates) return 1;
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 1;
}

function readingsOf(text: string): DateReadings | undefined {
  if (instant.test(text)) return unambiguous(dateOfInstant(text));
  const day = text.replace(clock, '').replace(weekdayName, '').trim();
  const [, year, , month, dayOfMonth] = yearFirst.exec(day) ?? [];
  if (year) return unambiguous(dateFrom(year, Number(month), dayOfMonth));
  const [, first = '', , second = '', lastYear] = yearLast.exec(day) ?? [];
  if (lastYear) {
    const dayFirst = dateFrom(lastYear, Number(second), first);
    const monthFirst = dateFrom(lastYear, Number(first), second);
    return dayFirst || monthFirst ? { dayFirst, monthFirst } : undefined;
  }
  const [, before, name, nameYear] = dayAndName.exec(day) ?? [];
  if (nameYear) return unambiguous(dateFrom(nameYear, monthNumber(name), before));
  const [, monthName, after, afterYear] = nameAndDay.exec(day) ?? [];
  return unambiguous(dateFrom(afterYear, monthNumber(monthName), after));
}

function unambiguous(date: string | undefined): DateReadings | undefined {
  return date ? { dayFirst: date, monthFirst: date } : undefined;
}

function monthNumber(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Allows years from 1000 to 2999, so that the forecast days also have four-digit years. */
function dateFrom(year = '', month: number, day = ''): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = `${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal =
    /^[12]\d{3}-/.test(date) && !Number.isNaN(dayOf(date)) && dateOf(dayOf(date)) === date;
  return isReal ? date : undefined;
}

/** Returns the date in India of a time with a zone. */
function dateOfInstant(text: string): string | undefined {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : toIst(at).date;
}
