import { datesBetween } from '@thali/shared/time/dates';
import { expect, it } from 'vitest';
import { lastDays } from './admin-analytics.ts';

it.each([
  [7, '2026-11-20', '2026-11-14'],
  [30, '2026-03-01', '2026-01-31'],
  [90, '2026-01-15', '2025-10-18'],
  [1, '2026-11-20', '2026-11-20'],
])('a period of %i days until %s begins on %s', (days, today, startDate) => {
  expect(lastDays(days, today)).toEqual({ startDate, endDate: today });
  expect(datesBetween(startDate, today)).toHaveLength(days);
});
