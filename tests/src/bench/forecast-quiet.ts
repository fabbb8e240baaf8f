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

/** What is made of days without an order, from the days with one. */
const policies: Record<string, (sold: DemandDay[], calendar: ForecastCalendar) => DemandDay[]> = {
  unknown: (sold) => sold,
  rule: (sold, calendar) => [
    ...sold,
    ...quietDates(sold, calendar).map((date) => ({ date, value: 0 })),
  ],
};

/**
 * Real series thinned to a few orders a day, so that some open days have none and leave no trace, as in a mess's
 * daily figures. Business hours are known; the closures are the series' own.
 */
export function benchQuietDays(all: Iterable<readonly DemandDay[]>): void {
  const series = [...all];
  const rows = levels.map((level) => {
    const next = chance(level * 1000);
    const totals = new Map([...Object.keys(policies), 'told'].map((name) => [name, new Total()]));
    for (const days of series) {
      const factor = level / mean(days.map(({ value }) => value));
      const thin = days
        .slice(-2 * 364)
        .map(({ date, value }) => ({ date, value: poisson(value * factor, next) }));
      forecastThin(thin, totals);
    }
    return [`${level} a day`, ...[...totals.values()].flatMap((total) => total.cells)];
  });
  const header = ['', 'unknown', 'too much', 'rule', 'too much', 'told', 'too much'];
  printTable(`Quiet days: ${series.length} series thinned, mean absolute error`, header, rows);
  printNote(
    'unknown: days without an order are left out; rule: quiet days are distinguished from closures;',
  );
  printNote(
    'told: it is known which are zeros; too much: all that was forecast over all that came.',
  );
}

function forecastThin(days: readonly DemandDay[], totals: ReadonlyMap<string, Total>): void {
  const open = new Set(days.map(({ date }) => weekdayOf(dayOf(date))));
  const closedWeekdays = weekdays.filter((_, weekday) => !open.has(weekday));
  for (let index = historyDays; index < days.length; index += everyDays) {
    const start = days[index]?.date ?? '';
    const calendar = { start, closedWeekdays };
    const within = (from: string, to: string) =>
      days.filter(({ date }) => date >= from && date < to);
    const known = within(addDays(start, -historyDays), start);
    const sold = known.filter(({ value }) => value > 0);
    for (const [name, total] of totals) {
      const history = policies[name]?.(sold, calendar) ?? known;
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

/** The same numbers from 0 to 1 for the same seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function poisson(rate: number, next: () => number): number {
  let count = 0;
  for (let left = Math.exp(-rate), draw = next(); draw > left && count < 1000; count += 1) {
    draw *= next();
  }
  return count;
}
