import type { Range } from './forecast-rows.ts';

/**
 * How much the misses of a week's days go together: a level that is wrong is so on all of them. With this, 4 of
 * 5 weeks of canteens and a cafe lay in the range; as if by chance, from one day to the next, 2 of 3 did.
 */
const alike = 0.5;

/** What days come to together, and the range of that. */
export function weekRange(days: readonly Range[]): Range {
  const expected = sum(days.map((day) => day.expected));
  return {
    expected,
    lower: Math.max(0, expected - together(days.map((day) => day.expected - day.lower))),
    upper: expected + together(days.map((day) => day.upper - day.expected)),
  };
}

function together(misses: readonly number[]): number {
  const byChance = sum(misses.map((miss) => miss ** 2));
  return Math.sqrt((1 - alike) * byChance + alike * sum(misses) ** 2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
