import { expect, it } from 'vitest';
import { busyHours, peakOf } from './figures.ts';

it.each([
  [[], undefined],
  [[0, 0], undefined],
  [[3], { at: 3, value: 3 }],
  [[2, 9, 4], { at: 9, value: 9 }],
])('the peak of %j is %j', (figures, peak) => {
  expect(peakOf(figures, (one) => one)).toEqual(peak);
});

it('takes the earliest of equal peaks', () => {
  const days = [
    { date: '2026-11-18', orders: 4 },
    { date: '2026-11-19', orders: 4 },
  ];
  expect(peakOf(days, ({ orders }) => orders)?.at.date).toBe('2026-11-18');
});

it('shows the hours between the first and the last order', () => {
  const ordersByHour = Array.from({ length: 24 }, (_, hour) => [0, 2][Number(hour === 8)] ?? 0);
  expect(busyHours(ordersByHour)).toEqual([{ hour: 8, orders: 2 }]);
  ordersByHour[10] = 1;
  expect(busyHours(ordersByHour).map(({ orders }) => orders)).toEqual([2, 0, 1]);
  expect(busyHours(Array(24).fill(0))).toEqual([]);
});
