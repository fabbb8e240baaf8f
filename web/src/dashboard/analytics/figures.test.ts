import { expect, it } from 'vitest';
import { peakOf } from './figures.ts';

it.each([
  [[], undefined],
  [[0, 0], undefined],
  [[3], { at: 3, value: 3 }],
  [[2, 9, 4], { at: 9, value: 9 }],
])('the peak of %j is %j', (figures, peak) => {
  expect(peakOf(figures, (figure) => figure)).toEqual(peak);
});

it('takes the earliest of equal peaks', () => {
  const days = [
    { date: '2026-11-18', orders: 4 },
    { date: '2026-11-19', orders: 4 },
  ];
  expect(peakOf(days, ({ orders }) => orders)?.at.date).toBe('2026-11-18');
});
