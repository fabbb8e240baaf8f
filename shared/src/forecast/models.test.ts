import { describe, expect, it } from 'vitest';
import { dailyHistory, noise, weekdayPattern } from './fixtures/daily-history.ts';
import { holtWinters, logHoltWinters } from './holt-winters.ts';
import { type Model, toHistory } from './model.ts';
import { salesByDay, toOpenDays } from './open-days.ts';
import { logSmoothing, theta } from './smoothing-models.ts';
import { weekdayMedian } from './weekday-median.ts';

const models = { weekdayMedian, theta, holtWinters, logHoltWinters, logSmoothing };

/** The next seven days, Monday first, after whole weeks. */
function nextWeek(model: Model, ...args: Parameters<typeof dailyHistory>): number[] {
  const known = toHistory(toOpenDays(salesByDay(dailyHistory(...args))));
  const forecast = model(known)(known);
  return [1, 2, 3, 4, 5, 6, 0].map((weekday, index) => forecast({ step: index + 1, weekday }));
}

const mean = (values: number[]) =>
  values.reduce((total, value) => total + value, 0) / values.length;

describe.each(Object.entries(models))('%s', (_, model) => {
  it('repeats a steady level with its weekday pattern', () => {
    const week = nextWeek(model, 84, (_, weekday) => 100 * (weekdayPattern[weekday] ?? 1));
    week.forEach((value, index) => {
      const usual = 100 * (weekdayPattern[(index + 1) % 7] ?? 1);
      expect(Math.abs(value - usual)).toBeLessThan(0.06 * usual);
    });
  });

  it('follows a new level within weeks', () => {
    const next = noise(11);
    const weekAfter = (weeks: number) =>
      mean(nextWeek(model, 84, (index) => (index < 84 - 7 * weeks ? 100 : 200) + 10 * next()));
    expect(weekAfter(6)).toBeGreaterThan(185);
    expect(weekAfter(6)).toBeLessThan(230);
  });

  it('forecasts 0 from zeros', () => {
    expect(nextWeek(model, 56, () => 0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

it.each([
  ['theta', theta],
  ['holtWinters', holtWinters],
  ['logHoltWinters', logHoltWinters],
  ['logSmoothing', logSmoothing],
])('%s hardly changes after one huge day', (_, model) => {
  const next = noise(7);
  const values = Array.from({ length: 56 }, () => 100 + 10 * next());
  const usual = mean(nextWeek(model, 56, (index) => values[index]));
  const odd = mean(nextWeek(model, 56, (index) => (index === 50 ? 100_000 : values[index])));
  expect(Math.abs(odd - usual)).toBeLessThan(0.1 * usual);
});

it('follows growth by theta and Holt-Winters, while a median lags behind', () => {
  const growing = (index: number) => 100 + 2 * index;
  const next = mean([85, 86, 87, 88, 89, 90, 91].map((day) => growing(day - 1)));
  for (const model of [theta, holtWinters]) {
    expect(Math.abs(mean(nextWeek(model, 84, growing)) - next)).toBeLessThan(0.06 * next);
  }
  expect(mean(nextWeek(weekdayMedian, 84, growing))).toBeLessThan(0.9 * next);
});

it('shrinks the median of few weeks towards the other weekdays', () => {
  const isFriday = (weekday: number) => weekday === 5;
  const fridayAfter = (days: number) =>
    nextWeek(weekdayMedian, days, (_, weekday) => (isFriday(weekday) ? 200 : 100))[4];
  expect(fridayAfter(7)).toBe(150);
  expect(fridayAfter(21)).toBe(175);
  expect(fridayAfter(28)).toBe(200);
});
