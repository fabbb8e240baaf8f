import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import type { OpenDayForecast, OpenDaysForecast } from './forecast-open-days.ts';
import { type OpenDay, type SalesByDay, weekdayOf } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/** The rate comes from these last days, or from the whole history if fewer of them than this have a sale. */
const rateDays = 84;
const fewSoldDays = 4;
const minSoldDays = 2;
/** In fewer days a week of holidays looks irregular. A mess that opens more often, as a real cafe did, is closed on the others. */
const minIrregularDays = 56;
const maxOpenings = 1 / 3;
/** Of a steady demand at most 24 % of the days are zeros (Syntetos and Boylan: a mean interval of 1.32 days). */
const maxZeros = 0.24;
/** Below this share of the expected changes between sold and unsold days, the zeros are a pause or an end. */
const minChanges = 0.5;
/** Weekdays that explain more than this share of the rarer kind of days are a weekly pattern. */
const maxExplained = 0.5;
/** A run of zeros that chance gives less often is an end. */
const minChanceOfRun = 0.01;
/** The rate of all weekdays weighs this many days against the rate of one weekday. */
const weekdayDoubt = 8;

/**
 * The forecast of intermittent demand, after Teunter, Syntetos and Babai: the chance of a sale times its usual size. Nobody can
 * tell on which days it comes, so the range reaches the usual size.
 * @param days  history in order
 * @param coming  days after `lastDay`
 * @returns undefined if the demand is steady, follows the weekday, or has ended
 * Rule: forecast-21
 */
export function forecastIntermittent(
  days: readonly OpenDay[],
  lastDay: number,
  coming: readonly number[],
): OpenDaysForecast | undefined {
  const recent = recentDays(days, lastDay);
  if (!isIntermittent(recent)) return undefined;
  const sizes = recent.flatMap(({ sold }) => (sold > 0 ? [sold] : [])).sort((a, b) => a - b);
  const chance = sizes.length / recent.length;
  const usualSize = mean(sizes);
  const forecastOf = (weekday: number) => {
    const own = recent.filter((day) => day.weekday === weekday);
    const hits = own.filter(({ sold }) => sold > 0).length;
    const ownChance = (hits + weekdayDoubt * chance) / (own.length + weekdayDoubt);
    const expected = ownChance * usualSize;
    const atChance = (share: number) => sizes[Math.floor(share * sizes.length)] ?? 0;
    // The sales above the 90th percentile of all days, with and without a sale.
    const upper = atChance(Math.max(0.5, 1 - 0.1 / ownChance));
    const lower = ownChance > 0.9 ? atChance(1 - 0.9 / ownChance) : 0;
    return { expected, lower: Math.min(lower, expected), upper: Math.max(upper, expected) };
  };
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => forecastOf(weekday));
  const past = recent.map(({ weekday, sold }) => accuracy(sold, byWeekday[weekday]?.expected ?? 0));
  const prior = priorAccuracy(days);
  const forecasts = coming.map((day): [number, OpenDayForecast] => {
    const lead = day - lastDay;
    const confidence = expectedAccuracy(
      lead,
      past.map((one) => ({ lead, accuracy: one })),
      prior,
    );
    return [day, { expected: 0, lower: 0, upper: 0, ...byWeekday[weekdayOf(day)], confidence }];
  });
  return {
    forecasts: new Map(forecasts),
    accuracy: { model: mean(past), sameWeekdayLastWeek: null, days: past.length },
    isByLastWeek: false,
    isIrregular: true,
  };
}

/**
 * Adds the days without an entry as days without a sale, if the entries come on few, irregular days: such a till writes only what it
 * sold.
 * @param openings  1 for a day with an entry, 0 without
 */
export function withUnsoldDays(
  sales: SalesByDay,
  openings: ReadonlyMap<number, number>,
  lastDay: number,
): SalesByDay {
  const days = [...openings].map(([day, sold]) => ({ day, weekday: weekdayOf(day), sold }));
  const recent = recentDays(days, lastDay);
  const isRare = mean(recent.map(({ sold }) => sold)) < maxOpenings;
  if (days.length < minIrregularDays || !isRare || !isIntermittent(recent)) return sales;
  return new Map(days.map(({ day }) => [day, sales.get(day) ?? 0]));
}

type SoldDay = Pick<OpenDay, 'day' | 'weekday' | 'sold'>;

function recentDays<Day extends SoldDay>(days: readonly Day[], lastDay: number): readonly Day[] {
  const last = days.filter(({ day }) => day > lastDay - rateDays);
  return last.filter(({ sold }) => sold > 0).length < fewSoldDays ? days : last;
}

function isIntermittent(days: readonly SoldDay[]): boolean {
  const isSold = days.map(({ sold }) => sold > 0);
  const soldCount = isSold.filter(Boolean).length;
  const zeroCount = days.length - soldCount;
  if (soldCount < minSoldDays || zeroCount <= maxZeros * days.length) return false;
  const changes = isSold.filter((one, index) => index > 0 && one !== isSold[index - 1]).length;
  const expectedChanges = (2 * soldCount * zeroCount) / days.length;
  const run = days.length - 1 - isSold.lastIndexOf(true);
  const hasEnded = (zeroCount / days.length) ** run < minChanceOfRun;
  if (hasEnded || changes < minChanges * expectedChanges) return false;
  const unexplained = Array.from({ length: 7 }, (_, weekday) => {
    const own = isSold.filter((_, index) => days[index]?.weekday === weekday);
    const sold = own.filter(Boolean).length;
    return Math.min(sold, own.length - sold);
  });
  return sum(unexplained) >= (1 - maxExplained) * Math.min(soldCount, zeroCount);
}
