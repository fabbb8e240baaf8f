import type { ForecastCalendar } from '@thali/shared/forecast/forecast-calendar';
import { forecastDemand } from '@thali/shared/forecast/forecast-demand';
import { type DemandDay, dayOf, weekdayOf } from '@thali/shared/forecast/open-days';
import { quietDates } from '@thali/shared/forecast/quiet-days';
import { addDays } from '@thali/shared/time/dates';
import { weekdays } from '@thali/shared/time/ist';
import { mean } from './forecast-score.ts';
import { printNote, printTable } from './print.ts';

const levels = [0.5, 1, 2, 3, 5, 15];
const historyDays = 112;
const everyDays = 7;

/** Each policy builds the history from the days with sales. The column `known` has the true history. */
const policies: Record<string, (soldDays: DemandDay[], calendar: ForecastCalendar) => DemandDay[]> =
  {
    'left out': (soldDays) => soldDays,
    rule: (soldDays, calendar) => [
      ...soldDays,
      ...quietDates(soldDays, calendar).map((date) => ({ date, value: 0 })),
    ],
  };

/**
 * Thins real series to a few orders a day. Some open days then have no order and no row, as at a small mess. The
 * forecast knows the business hours, with the closed weekdays of the series.
 */
export function benchQuietDays(all: Iterable<readonly DemandDay[]>): void {
  const series = [...all];
  const rows = levels.map((level) => {
    const next = seededRandom(level * 1000);
    const totals = new Map([...Object.keys(policies), 'known'].map((name) => [name, new Total()]));
    for (const days of series) {
      const factor = level / mean(days.map(({ value }) => value));
      const thinHistory = days
        .slice(-2 * 364)
        .map(({ date, value }) => ({ date, value: poisson(value * factor, next) }));
      forecastThin(thinHistory, totals);
    }
    return [`${level} a day`, ...[...totals.values()].flatMap((total) => total.cells)];
  });
  const header = ['', 'left out', 'excess', 'rule', 'excess', 'known', 'excess'];
  printTable(`Quiet days: ${series.length} thinned series, mean absolute error`, header, rows);
  printNote('left out: the history has no days without an order;');
  printNote('rule: the rule tells quiet days from closed days; known: the history has true zeros;');
  printNote('excess: all forecast orders over all actual orders, minus 100 %.');
}

function forecastThin(days: readonly DemandDay[], totals: ReadonlyMap<string, Total>): void {
  const open = new Set(days.map(({ date }) => weekdayOf(dayOf(date))));
  const closedWeekdays = weekdays.filter((_, weekday) => !open.has(weekday));
  for (let index = historyDays; index < days.length; index += everyDays) {
    const start = days[index]?.date ?? '';
    const calendar = { start, closedWeekdays };
    const within = (from: string, to: string) =>
      days.filter(({ date }) => date >= from && date < to);
    const trueHistory = within(addDays(start, -historyDays), start);
    const soldDays = trueHistory.filter(({ value }) => value > 0);
    for (const [name, total] of totals) {
      const history = policies[name]?.(soldDays, calendar) ?? trueHistory;
      const forecasts = new Map(
        forecastDemand(history, calendar).days.map((day) => [day.date, day.expected]),
      );
      for (const { date, value } of within(start, addDays(start, 7))) {
        total.add(value, forecasts.get(date) ?? 0);
      }
    }
  }
}

class Total {
  #errors: number[] = [];
  #actual = 0;
  #forecast = 0;

  add(actual: number, forecast: number): void {
    this.#errors.push(Math.abs(actual - forecast));
    this.#actual += actual;
    this.#forecast += forecast;
  }

  get cells(): string[] {
    const excess = 100 * (this.#forecast / this.#actual - 1);
    return [mean(this.#errors).toFixed(2), `${excess.toFixed(0)} %`];
  }
}

/** A seeded random generator, 0 to 1. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function poisson(rate: number, next: () => number): number {
  let count = 0;
  for (let limit = Math.exp(-rate), draw = next(); draw > limit && count < 1000; count += 1) {
    draw *= next();
  }
  return count;
}
