import { declaredClosures, type ForecastCalendar } from './forecast-calendar.ts';
import {
  type DemandDay,
  dateOf,
  dayOf,
  type SalesByDay,
  salesByDay,
  weekdayOf,
} from './open-days.ts';
import { mean } from './statistics.ts';

/** The probability that an unmarked closure begins after an open day. Measured on canteens and a cafe. */
const closureProbability = 1 / 20;
/** This many days in a row without an order are a closure, even if the mess sells little. Rule: forecast-7 */
const minSureClosureDays = 28;
/** The days on each side that define the usual sales of a day. */
const nearDays = 28;

/**
 * The quiet days: the mess was open, but had no order. All other days without an order are closures. A run of k days
 * without an order is quiet if chance explains it better than a closure. Chance is Poisson, with the usual sales around
 * the run. A closure of exactly k days has the probability 1/20 × 1/(k (k + 1)). The same test for runs of one weekday
 * finds weekdays on which the mess never opens. A single day without an order is quiet up to 3.7 orders a day, and a
 * closure above.
 * @param sales the orders by day; 0 means a day without an order
 * @returns YYYY-MM-DD, from the first day with orders to the day before `start`, without declared closures and days
 * with sales
 * Rule: forecast-7
 */
export function quietDates(sales: readonly DemandDay[], calendar: ForecastCalendar): string[] {
  const sold = salesByDay(sales.filter(({ value }) => value > 0));
  const { isDeclaredClosed } = declaredClosures(calendar);
  const [first = 0] = sold.keys();
  const last = calendar.start ? dayOf(calendar.start) - 1 : ([...sold.keys()].at(-1) ?? 0);
  const open = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const isQuiet = quietRunsOf(sold);
  const quietRuns = runsWithout(
    open.filter((day) => !isDeclaredClosed(day)),
    sold,
  ).filter(isQuiet);

  const known = [...sold.keys(), ...quietRuns.flat()].sort((a, b) => a - b);
  const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
    runsWithout(
      known.filter((day) => weekdayOf(day) === weekday),
      sold,
    ).filter(isQuiet),
  );
  return byWeekday.flat(2).map(dateOf).sort();
}

function runsWithout(days: readonly number[], sold: SalesByDay): number[][] {
  const runs: number[][] = [[]];
  for (const day of days) {
    if (sold.has(day)) runs.push([]);
    else runs.at(-1)?.push(day);
  }
  return runs.filter((run) => run.length > 0);
}

function quietRunsOf(sold: SalesByDay): (run: readonly number[]) => boolean {
  const entries = [...sold];
  return (run) => {
    const { length } = run;
    if (length >= minSureClosureDays) return false;
    const quiet = run.reduce((chance, day) => chance * chanceOfNoOrder(entries, day), 1);
    return quiet > closureProbability / (length * (length + 1));
  };
}

function chanceOfNoOrder(sold: readonly [number, number][], missing: number): number {
  const near = sold.filter(([day]) => Math.abs(day - missing) <= nearDays);
  const around = near.length > 0 ? near : sold;
  const sameWeekday = around.filter(([day]) => weekdayOf(day) === weekdayOf(missing));
  return Math.exp(
    -rateOf((sameWeekday.length > 0 ? sameWeekday : around).map(([, value]) => value)),
  );
}

/** The Poisson rate that gives this mean over the days with at least one order. */
function rateOf(sold: readonly number[]): number {
  const meanOfSold = mean(sold);
  let rate = meanOfSold;
  for (let step = 0; step < 30; step += 1) rate = meanOfSold * (1 - Math.exp(-rate));
  return rate;
}
