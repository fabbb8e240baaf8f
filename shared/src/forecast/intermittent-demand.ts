import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import type { OpenDayForecast, OpenDaysForecast } from './forecast-open-days.ts';
import { type OpenDay, type SalesByDay, weekdayOf } from './open-days.ts';
import { mean, sum } from './statistics.ts';

/**
 * The rate comes from the last `rateDays`. If fewer than `fewSoldDays` of them have a sale, it comes from the whole
 * history.
 */
const rateDays = 84;
const fewSoldDays = 4;
const minSoldDays = 2;
/**
 * Limits for days without an entry. In a shorter history, a week of holidays looks irregular. A mess with entries on
 * more than a third of the days was closed on the other days.
 */
const minIrregularDays = 56;
const maxOpenings = 1 / 3;
/** Steady demand has zeros on at most 24 % of the days (Syntetos and Boylan: a mean interval of 1.32 days). */
const maxZeros = 0.24;
/**
 * Irregular sales change often between a day with a sale and a day without. With less than this share of the expected
 * changes, the zeros are one pause, or sales have ended.
 */
const minChanges = 0.5;
/**
 * The demand has a weekly pattern if the weekday explains more than this share of the sales. If zeros are rarer than
 * sales, it must explain this share of the zeros.
 */
const maxExplained = 0.5;
/** The demand has ended if the last run of zeros is less probable. */
const minChanceOfRun = 0.01;
/** The rate of all weekdays counts like this many days of one weekday. */
const overallRateDays = 8;

/**
 * The forecast of intermittent demand, after Teunter, Syntetos and Babai: the probability of a sale times its usual
 * size. The days of the sales are unpredictable, so the range reaches up to the usual size.
 * @param days the history, in order
 * @param forecastDays days after `lastDay`
 * @returns undefined if the demand is steady, follows the weekday, or has ended
 * Rule: forecast-21
 */
export function forecastIntermittent(
  days: readonly OpenDay[],
  lastDay: number,
  forecastDays: readonly number[],
): OpenDaysForecast | undefined {
  const recent = recentDays(days, lastDay);
  if (!isIntermittent(recent)) return undefined;
  const sizes = recent.flatMap(({ sold }) => (sold > 0 ? [sold] : [])).sort((a, b) => a - b);
  const chance = sizes.length / recent.length;
  const usualSize = mean(sizes);
  const forecastOf = (weekday: number) => {
    const ofWeekday = recent.filter((day) => day.weekday === weekday);
    const hits = ofWeekday.filter(({ sold }) => sold > 0).length;
    const ownChance = (hits + overallRateDays * chance) / (ofWeekday.length + overallRateDays);
    const expected = ownChance * usualSize;
    const sizeAtShare = (share: number) => sizes[Math.floor(share * sizes.length)] ?? 0;
    // The 10th and 90th percentile of all days, with and without a sale.
    const upper = sizeAtShare(Math.max(0.5, 1 - 0.1 / ownChance));
    const lower = ownChance > 0.9 ? sizeAtShare(1 - 0.9 / ownChance) : 0;
    return { expected, lower: Math.min(lower, expected), upper: Math.max(upper, expected) };
  };
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => forecastOf(weekday));
  const past = recent.map(({ weekday, sold }) => accuracy(sold, byWeekday[weekday]?.expected ?? 0));
  const prior = priorAccuracy(days);
  const forecasts = forecastDays.map((day): [number, OpenDayForecast] => {
    const lead = day - lastDay;
    const confidence = expectedAccuracy(
      lead,
      past.map((accuracy) => ({ lead, accuracy: accuracy })),
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
 * A till with few and irregular entries records only days with a sale. Adds the other days, as days without a sale.
 * @param openings 1 for a day with an entry, 0 for a day without
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
  const changes = isSold.filter(
    (isSoldToday, index) => index > 0 && isSoldToday !== isSold[index - 1],
  ).length;
  const expectedChanges = (2 * soldCount * zeroCount) / days.length;
  const run = days.length - 1 - isSold.lastIndexOf(true);
  const hasEnded = (zeroCount / days.length) ** run < minChanceOfRun;
  if (hasEnded || changes < minChanges * expectedChanges) return false;
  const unexplained = Array.from({ length: 7 }, (_, weekday) => {
    const ofWeekday = isSold.filter((_, index) => days[index]?.weekday === weekday);
    const sold = ofWeekday.filter(Boolean).length;
    return Math.min(sold, ofWeekday.length - sold);
  });
  return sum(unexplained) >= (1 - maxExplained) * Math.min(soldCount, zeroCount);
}
