import { expect, it } from 'vitest';
import { pickLabels, roundTicks } from './chart-axis.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [48, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
  [124_000, [0, 50_000, 100_000, 150_000]],
  [0.4, [0, 1]],
])('an axis up to %d has the steps %j', (highest, ticks) => {
  expect(roundTicks(highest)).toEqual(ticks);
});

it.each([
  [7, 8, [1, 1, 1, 1, 1, 1]],
  [7, 5, [2, 2, 2]],
  [30, 5, [7, 7, 7, 7]],
  [30, 8, [7, 7, 7, 7]],
  [90, 5, [28, 28, 28]],
  [90, 8, [14, 14, 14, 14, 14, 14]],
  [365, 5, [91, 91, 91, 91]],
  [1, 5, []],
])('labels %d days, with room for %d labels, at gaps of %j', (count, maxLabels, gaps) => {
  const labelledDays = pickLabels(
    Array.from({ length: count }, (_, day) => `${day}`),
    maxLabels,
  ).map(Number);
  expect(labelledDays.slice(1).map((day, index) => day - (labelledDays[index] ?? 0))).toEqual(gaps);
  expect(labelledDays.at(-1)).toBe(count - 1);
});
