import { expect, it } from 'vitest';
import { sampleWeek } from './sample-forecast.ts';
import { weekSums } from './week-sums.ts';

it('adds up the rounded figures, and averages over the open days', () => {
  const week = sampleWeek();
  expect(weekSums(week)).toEqual({
    orders: 275,
    revenue: 30_250,
    ordersPerDay: 275 / 6,
    openDays: 6,
    peak: week[1],
  });
});

it('rounds the orders of each day before it adds them', () => {
  expect(weekSums(sampleWeek([1.4, 1.4, 1.4])).orders).toBe(3);
});

it('takes the earliest of equal peaks', () => {
  expect(weekSums(sampleWeek([4, 9, 9])).peak?.date).toBe('2026-11-21');
});

it('has no peak and no average if no orders are expected', () => {
  const nothing = { orders: 0, revenue: 0, ordersPerDay: 0, peak: undefined };
  expect(weekSums(sampleWeek([0, 0]))).toEqual({ ...nothing, openDays: 0 });
  expect(weekSums([])).toEqual({ ...nothing, openDays: 0 });
});
