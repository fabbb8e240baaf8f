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

/** An open day is the first of a closure that nobody marked 1 time in 20. Measured on canteens and a cafe. */
const closureBegins = 1 / 20;
/** So many days on end without an order are a closure, however little is sold. Rule: forecast-7 */
const shortestSureClosure = 28;
/** In days: what is sold this far to either side says what is usual. */
const reach = 28;

/**
 * The days without an order on which the door was open and nobody came: zeros, where all other days
 * without an order are closures. A run of k days without an order is quiet if selling nothing for so
 * long (Poisson, with the usual sales around it) is likelier than a closure of just that length,
 * 1/20 × 1/(k (k + 1)); in the same way the run of the same weekdays, so that a weekday on which
 * the mess never opens is not taken for a bad one. Up to 3.7 orders a day lone days are zeros; above
 * that a day without an order was closed.
 * @param sales  orders by day; a day with 0 is one without an order
 * @returns YYYY-MM-DD, from the first day with orders to the eve of `start`, neither declared closed nor sold on
 * Rule: forecast-7
 */
export function quietDates(sales: readonly DemandDay[], calendar: ForecastCalendar): string[] {
  const sold = salesByDay(sales.filter(({ value }) => value > 0));
  const { isDeclaredClosed } = declaredClosures(calendar);
  const [first = 0] = sold.keys();
  const last = calendar.start ? dayOf(calendar.start) - 1 : ([...sold.keys()].at(-1) ?? 0);
  const open = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const isQuiet = quietRunsOf(sold);
  const inARow = runsWithout(
    open.filter((day) => !isDeclaredClosed(day)),
    sold,
  ).filter(isQuiet);

  const known = [...sold.keys(), ...inARow.flat()].sort((one, other) => one - other);
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
    if (length >= shortestSureClosure) return false;
    const quiet = run.reduce((chance, day) => chance * chanceOfNothing(entries, day), 1);
    return quiet > closureBegins / (length * (length + 1));
  };
}

function chanceOfNothing(sold: readonly [number, number][], missing: number): number {
  const near = sold.filter(([day]) => Math.abs(day - missing) <= reach);
  const around = near.length > 0 ? near : sold;
  const same = around.filter(([day]) => weekdayOf(day) === weekdayOf(missing));
  return Math.exp(-rateOf((same.length > 0 ? same : around).map(([, value]) => value)));
}

/** The rate of a Poisson distribution whose days with orders have this mean: days without are not among them. */
function rateOf(sold: readonly number[]): number {
  const meanOfSold = mean(sold);
  let rate = meanOfSold;
  for (let step = 0; step < 30; step += 1) rate = meanOfSold * (1 - Math.exp(-rate));
  return rate;
}
