import { expect, test } from 'vitest';
import { backtest } from './backtest.ts';
import { dailyHistory } from './fixtures/daily-history.ts';
import { measuredAccuracy } from './measured-accuracy.ts';
import { modelWeights, weighted } from './model-weights.ts';
import { dayOf, salesByDay, toOpenDays } from './open-days.ts';

const lastDay = dayOf('2026-12-06');
/** 13 weeks up to a Sunday. The values grow by one per day. */
const days = toOpenDays(salesByDay(dailyHistory(91, (index) => 100 + index)));

test('shows the models only the days before each weekly origin', () => {
  const knownUntil: number[] = [];
  const past = backtest(
    (known) => {
      knownUntil.push(known.at(-1)?.day ?? 0);
      return ({ step }) => [step];
    },
    days,
    lastDay,
    7,
  );
  expect(knownUntil.slice(0, 3)).toEqual([lastDay - 7, lastDay - 14, lastDay - 21]);
  for (const { weeksAgo, lead, actual, byModel } of past) {
    expect(actual.day).toBe(lastDay - 7 * weeksAgo + lead);
    expect(byModel).toEqual([lead]);
  }
  expect(past.filter(({ lead }) => lead === 7)).toHaveLength(12);
});

test('counts no step for closed days', () => {
  const open = days.filter(({ weekday }) => weekday !== 1);
  const past = backtest(
    () =>
      ({ step }) => [step],
    open,
    lastDay,
    7,
  );
  const newest = past.filter(({ weeksAgo }) => weeksAgo === 1);
  expect(newest.map(({ lead, byModel }) => [lead, ...byModel])).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [7, 6],
  ]);
});

test('looks back half a year at most, and only where earlier days exist', () => {
  const twoYears = toOpenDays(salesByDay(dailyHistory(728, () => 9)));
  const origins = (history: typeof days) => {
    const past = backtest(() => () => [9], history, history.at(-1)?.day ?? 0, 7);
    return new Set(past.map(({ weeksAgo }) => weeksAgo)).size;
  };
  expect(origins(twoYears)).toBe(26);
  expect(origins(days.slice(0, 14))).toBe(1);
  expect(origins(days.slice(0, 12))).toBe(0);
});

test('gives equal weights without a backtest, and otherwise favours the model with the least error', () => {
  expect(modelWeights([])).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  const withError = (part: number) => (value: number) => value * (1 + part);
  const guesses = [0.01, 0.1, 0.2, 0.2, 0.2].map(withError);
  const past = days.map((actual) => ({
    weeksAgo: 1,
    lead: 1,
    actual,
    byModel: guesses.map((guess) => guess(actual.value)),
  }));
  const weights = modelWeights(past);
  expect(weighted([1, 1, 1, 1, 1], weights)).toBeCloseTo(1, 9);
  expect(weights[0]).toBeGreaterThan(0.6);
  expect(weights[1]).toBeGreaterThan(2 * (weights[2] ?? 1));
  expect(modelWeights(past.slice(0, 1))[0]).toBeLessThan(0.3);
});

test('keeps the weights finite for a model without errors', () => {
  const past = days.map((actual) => ({
    weeksAgo: 1,
    lead: 1,
    actual,
    byModel: [actual.value, 0, 0, 0, 0],
  }));
  const weights = modelWeights(past);
  expect(weights.every(Number.isFinite)).toBe(true);
  expect(weights[0]).toBeGreaterThan(0.9);
});

test('measures the accuracy of the last 8 weeks, and the accuracy of the same weekday a week before', () => {
  const ensemble = () => () => [150, 150, 150, 150, 150];
  const flat = toOpenDays(salesByDay(dailyHistory(91, (index) => (index % 14 < 7 ? 100 : 200))));
  const measured = measuredAccuracy(backtest(ensemble, flat, lastDay, 7), flat);
  expect(measured.days).toBe(56);
  expect(measured.model).toBeCloseTo((100 / 150 + 150 / 200) / 2, 9);
  expect(measured.sameWeekdayLastWeek).toBeCloseTo(0.5, 9);
  expect(measuredAccuracy([], flat)).toEqual({ model: null, sameWeekdayLastWeek: null, days: 0 });
});
