import { expect, it, test } from 'vitest';
import { accuracy, expectedAccuracy, priorAccuracy } from './expected-accuracy.ts';
import { dailyHistory } from './fixtures/daily-history.ts';
import { salesByDay, toOpenDays } from './open-days.ts';
import { eightyPercentBand, errorScale } from './prediction-interval.ts';

it.each([
  [100, 80, 0.8],
  [80, 100, 0.8],
  [0, 50, 0],
  [50, 0, 0],
  [0, 0, 1],
  [7, 7, 1],
])('computes the accuracy of actual %d against forecast %d as %d', (actual, forecast, expected) => {
  expect(accuracy(actual, forecast)).toBeCloseTo(expected, 9);
});

test('expects the prior without a backtest, and the backtest’s accuracy with a long backtest', () => {
  expect(expectedAccuracy(1, [], 0.8)).toBeCloseTo(0.8, 9);
  const past = Array.from({ length: 700 }, (_, index) => ({
    lead: (index % 7) + 1,
    accuracy: index % 7 === 0 ? 0.4 : 0.9,
  }));
  expect(expectedAccuracy(2, past, 0.8)).toBeCloseTo(0.89, 1);
  expect(expectedAccuracy(1, past, 0.8)).toBeCloseTo(0.48, 1);
});

test('stays cautious after a few accurate days', () => {
  const past = [1, 2, 3].map((lead) => ({ lead, accuracy: 1 }));
  expect(expectedAccuracy(1, past, 0.8)).toBeLessThan(0.9);
});

test('computes the prior from the spread within each weekday', () => {
  const prior = (days: number, valueAt: (index: number) => number) =>
    priorAccuracy(toOpenDays(salesByDay(dailyHistory(days, valueAt))));
  expect(prior(7, () => 1e6)).toBeCloseTo(0.78, 3);
  expect(prior(28, () => 1e6)).toBeGreaterThan(0.95);
  expect(prior(28, (index) => (index % 14 < 7 ? 100 : 50))).toBeLessThan(0.72);
  expect(prior(28, () => 0)).toBeGreaterThan(0.9);
});

test('without history, expects lower accuracy for few sales a day than for many', () => {
  const prior = (value: number) =>
    priorAccuracy(toOpenDays(salesByDay(dailyHistory(7, () => value))));
  const priors = [0.1, 1, 3, 10, 100, 1000].map(prior);
  expect(priors).toEqual(priors.toSorted((a, b) => a - b));
  expect(prior(0.1)).toBe(0.2);
  expect(prior(1)).toBeLessThan(0.4);
});

test('gives less weight to days that disagree', () => {
  const past = (values: number[]) =>
    values.map((accuracy, index) => ({ lead: index + 1, accuracy }));
  const steady = expectedAccuracy(1, past([0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6]), 0.9);
  const unsteady = expectedAccuracy(1, past([0.2, 1, 0.2, 1, 0.4, 1, 0.4]), 0.9);
  expect(unsteady).toBeGreaterThan(steady + 0.1);
});

test('makes the band a little wider than the middle 80 % of the errors', () => {
  const errors = Array.from({ length: 200 }, (_, index) => (index - 99.5) / 100);
  const { low, high } = eightyPercentBand(errors, 0.8);
  expect(low).toBeCloseTo(-0.8 * 1.15, 1);
  expect(high).toBeCloseTo(0.8 * 1.15, 1);
});

test('uses the prior if there are no errors, with a wider band for a lower accuracy', () => {
  const sure = eightyPercentBand([], 0.95);
  const unsure = eightyPercentBand([], 0.6);
  expect(sure.low).toBeLessThan(0);
  expect(unsure.high).toBeGreaterThan(4 * sure.high);
  expect(eightyPercentBand([-0.01, 0, 0.01], 0.6).high).toBeGreaterThan(0.1);
});

test('scales an error with the root of the forecast, but never to zero', () => {
  expect(errorScale(100, 100)).toBe(100);
  expect(errorScale(400, 100)).toBe(200);
  expect(errorScale(0, 100)).toBeGreaterThan(0);
  expect(errorScale(0, 0)).toBe(0);
});
