import { expect, it } from 'vitest';
import { comparedKind, comparedOptions, comparedStart } from './compared-range.ts';

const days = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const choice = (compare?: 'week' | 'month', compareFrom?: string) => ({ compare, compareFrom });

it.each([
  [days('2026-11-20'), ['previous', 'month', 'custom']],
  [days('2026-11-18', '2026-11-20'), ['previous', 'week', 'month', 'custom']],
  [days('2026-11-14', '2026-11-20'), ['previous', 'month', 'custom']],
  [days('2026-11-01', '2026-11-28'), ['previous', 'month', 'custom']],
  [days('2026-10-22', '2026-11-20'), ['previous', 'custom']],
])('offers for %j: %j', (range, kinds) => {
  expect(comparedOptions(range).map(({ value }) => value)).toEqual(kinds);
});

it.each([
  [days('2026-11-18', '2026-11-20'), choice(), 'previous', undefined],
  [days('2026-11-18', '2026-11-20'), choice('week'), 'week', '2026-11-11'],
  [days('2026-11-18', '2026-11-20'), choice('month'), 'month', '2026-10-18'],
  [days('2026-03-31'), choice('month'), 'month', '2026-02-28'],
  [days('2028-03-30'), choice('month'), 'month', '2028-02-29'],
  [days('2026-01-01', '2026-01-07'), choice('month'), 'month', '2025-12-01'],
  [days('2026-11-18'), choice(undefined, '2025-11-18'), 'custom', '2025-11-18'],
  // Choices that do not fit the range.
  [days('2026-11-14', '2026-11-20'), choice('week'), 'previous', undefined],
  [days('2026-08-23', '2026-11-20'), choice('month'), 'previous', undefined],
  [days('2026-11-18'), choice('month', '2026-11-18'), 'month', '2026-10-18'],
])('compares %j with the choice %j: %s from %s', (range, chosen, kind, start) => {
  expect(comparedKind(range, chosen)).toBe(kind);
  expect(comparedStart(range, chosen)).toBe(start);
});
