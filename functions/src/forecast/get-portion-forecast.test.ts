import { expect, test } from 'vitest';
import { weekRange } from './get-portion-forecast.ts';

test('keeps the range of one day', () => {
  const day = { expected: 12, lower: 9, upper: 17 };
  expect(weekRange([day])).toEqual(day);
});

test('makes a week’s range wider than with independent errors, and narrower than with fully correlated errors', () => {
  const { expected, lower, upper } = weekRange(
    Array.from({ length: 7 }, () => ({ expected: 20, lower: 16, upper: 25 })),
  );
  expect(expected).toBe(140);
  expect(140 - lower).toBeGreaterThan(4 * Math.sqrt(7));
  expect(140 - lower).toBeLessThan(4 * 7);
  expect(upper - 140).toBeGreaterThan(5 * Math.sqrt(7));
  expect(upper - 140).toBeLessThan(5 * 7);
});

test('adds nothing for closed days', () => {
  const closed = { expected: 0, lower: 0, upper: 0 };
  const day = { expected: 3, lower: 0, upper: 8 };
  expect(weekRange([closed, day, closed])).toEqual(day);
  expect(weekRange([])).toEqual(closed);
});
