import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accuracy } from './expected-accuracy.ts';
import { forecastDemand } from './forecast-demand.ts';
import { type DemandDay, dayOf, weekdayOf } from './open-days.ts';

/** Parts of real series; fixtures/README.md describes them. `npm run bench:forecast` measures the complete series. */
const series = readSeries();
const canteens = [...series.keys()].filter((id) => id.startsWith('na'));
const cafe = ['cafe_orders'];

function readSeries(): Map<string, DemandDay[]> {
  const rows = readFileSync(new URL('./fixtures/real-demand.csv', import.meta.url), 'utf8');
  const byItem = new Map<string, DemandDay[]>();
  for (const row of rows.trim().split('\n').slice(1)) {
    const [id = '', date = '', value] = row.split(',');
    byItem.set(id, [...(byItem.get(id) ?? []), { date, value: Number(value) }]);
  }
  return byItem;
}

interface Outcome {
  actual: number;
  naive: number;
  expected: number;
  isInside: boolean;
  confidence: number;
}

const outcomes = new Map<string, Outcome[]>();

/** Forecasts the next week from every third open day in the second half of the history. */
function outcomesOf(id: string, weeks: number): Outcome[] {
  const key = `${id} ${weeks}`;
  const cached = outcomes.get(key) ?? forecastEach(id, weeks);
  outcomes.set(key, cached);
  return cached;
}

function forecastEach(id: string, weeks: number): Outcome[] {
  const days = series.get(id) ?? [];
  return days.flatMap(({ date }, index) => {
    if (index < days.length / 2 || index % 3 > 0) return [];
    const origin = dayOf(date);
    const daysWithin = (from: number, to: number) =>
      days.filter((day) => dayOf(day.date) > from && dayOf(day.date) <= to);
    const history = daysWithin(origin - 7 * weeks, origin);
    const forecast = forecastDemand(history).days;
    return daysWithin(origin, origin + 7).flatMap((outcome) => {
      const day = forecast.find((candidate) => candidate.date === outcome.date);
      const sameWeekday = (candidate: DemandDay) =>
        weekdayOf(dayOf(candidate.date)) === weekdayOf(dayOf(outcome.date));
      const naive = history.findLast(sameWeekday);
      if (!day || !naive) return [];
      const { expected, lower, upper, confidence } = day;
      const isInside = outcome.value >= lower && outcome.value <= upper;
      return [{ actual: outcome.value, naive: naive.value, expected, isInside, confidence }];
    });
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean absolute error divided by the error of the seasonal naive forecast: the ratio of their MASEs. */
function errorToNaive(id: string, weeks: number): number {
  const error = (forecastOf: (outcome: Outcome) => number) =>
    mean(outcomesOf(id, weeks).map((outcome) => Math.abs(outcome.actual - forecastOf(outcome))));
  return error(({ expected }) => expected) / error(({ naive }) => naive);
}

it.each([
  [4, 0.87, 0.97],
  [8, 0.83, 0.97],
])(
  'forecasts canteens and a cafe better than last week’s figures do, with %i weeks of history',
  expectBetter,
);

it('has four of five days within the interval and a confidence that matches the results, with 8 weeks of history', () =>
  expectCalibrated(8));

it('is better than last week’s figures, with a matching confidence, with 26 weeks of history', {
  tags: 'long',
}, () => {
  // The forecast repeats last week's figures if they were as accurate for two months. That is slightly worse in the cafe.
  expectBetter(26, 0.84, 0.94);
  expectCalibrated(26);
});

function expectBetter(weeks: number, maxRatio: number, maxRatioOfCafe: number): void {
  const ratios = canteens.map((id) => errorToNaive(id, weeks));
  expect(ratios).toHaveLength(5);
  for (const ratio of ratios) expect(ratio).toBeLessThan(1);
  expect(mean(ratios)).toBeLessThan(maxRatio);
  for (const id of cafe) expect(errorToNaive(id, weeks)).toBeLessThan(maxRatioOfCafe);
}

function expectCalibrated(weeks: number): void {
  for (const group of [canteens, cafe]) {
    const outcomes = group.flatMap((id) => outcomesOf(id, weeks));
    const inside = mean(outcomes.map(({ isInside }) => (isInside ? 1 : 0)));
    expect(inside).toBeGreaterThan(0.77);
    expect(inside).toBeLessThan(0.88);
    const measuredAccuracy = mean(
      outcomes.map(({ actual, expected }) => accuracy(actual, expected)),
    );
    expect(
      Math.abs(mean(outcomes.map(({ confidence }) => confidence)) - measuredAccuracy),
    ).toBeLessThan(0.03);
  }
}
