import { expect, test } from 'vitest';
import { dailyHistory, noise, weekdayPattern } from './fixtures/daily-history.ts';
import { salesByDay, toOpenDays } from './open-days.ts';
import { weekdayFactors } from './weekday-factors.ts';

const daysOf = (...args: Parameters<typeof dailyHistory>) =>
  toOpenDays(salesByDay(dailyHistory(...args)));

test('finds a clear pattern at any growth', () => {
  const days = daysOf(84, (index, weekday) => 100 * 1.01 ** index * (weekdayPattern[weekday] ?? 1));
  weekdayFactors(days, 'ratio').forEach((factor, weekday) => {
    expect(factor).toBeCloseTo(weekdayPattern[weekday] ?? 1, 1);
  });
  weekdayFactors(days, 'log').forEach((factor, weekday) => {
    const typical = weekdayPattern.reduce((total, other) => total + Math.log(other), 0) / 7;
    expect(factor).toBeCloseTo(Math.log(weekdayPattern[weekday] ?? 1) - typical, 1);
  });
});

test('shrinks noise further than a pattern', () => {
  const next = noise(5);
  const days = daysOf(28, () => 100 * (1 + 0.4 * next()));
  const plain = Array.from({ length: 7 }, (_, weekday) => {
    const weekdayDays = days.filter((day) => day.weekday === weekday);
    return weekdayDays.reduce((total, { value }) => total + value, 0) / weekdayDays.length / 100;
  });
  const distance = (factors: readonly number[]) =>
    factors.reduce((total, factor) => total + Math.abs(factor - 1), 0);
  expect(distance(weekdayFactors(days, 'ratio'))).toBeLessThan(0.6 * distance(plain));
});

test('gives a neutral factor to a weekday without data', () => {
  const days = daysOf(40, (_, weekday) => (weekday === 0 ? undefined : 10 * weekday));
  expect(weekdayFactors(days, 'ratio')[0]).toBe(1);
  expect(weekdayFactors(days, 'log')[0]).toBe(0);
});

test('gives no factor of zero, even without sales', () => {
  const days = daysOf(40, (_, weekday) => (weekday === 3 ? 50 : 0));
  for (const factor of weekdayFactors(days, 'ratio')) expect(factor).toBeGreaterThan(0);
});
