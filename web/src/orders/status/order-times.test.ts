import type { OrderStatus } from '@thali/shared/orders/order-status';
import { expect, it } from 'vitest';
import { clockTime, timeAgo, waitLevelOf } from './order-times.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it.each([
  [-1, 'just now'],
  [0.5, 'just now'],
  [1, '1 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [23 * 60, '23 h ago'],
  [24 * 60, '1 day ago'],
  [3 * 24 * 60, '3 days ago'],
])('shows the age of %d minutes as %s', (minutes, text) => {
  expect(timeAgo(before(minutes), now)).toBe(text);
});

it('shows the time in India, and for old orders the day', () => {
  expect(clockTime(before(18), now)).toBe('7:12 pm');
  expect(clockTime(before(24 * 60), now)).toBe('19 Nov, 7:30 pm');
});

it('a wait is long after ten minutes and too long after twenty, until the order is ready', () => {
  const waits = (status: OrderStatus) =>
    [9, 10, 19, 20].map((minutes) => waitLevelOf({ status, createdAt: before(minutes) }, now));
  expect(waits('pending')).toEqual(['short', 'long', 'long', 'too-long']);
  expect(waits('preparing')).toEqual(waits('pending'));
  expect(waits('ready')).toEqual(['short', 'short', 'short', 'short']);
});
