import type { OrderStatus } from '@thali/shared/orders/order-status';
import { expect, it } from 'vitest';
import { clockTime, isLate, isOverdue, timeAgo } from './order-times.ts';

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
])('%d minutes: %s', (minutes, text) => {
  expect(timeAgo(before(minutes), now)).toBe(text);
});

it('shows the clock of India, and the day of what is not recent', () => {
  expect(clockTime(before(18), now)).toBe('7:12 pm');
  expect(clockTime(before(24 * 60), now)).toBe('19 Nov, 7:30 pm');
});

it('counts a pending order as overdue after five minutes', () => {
  expect(isOverdue({ status: 'pending', createdAt: before(4) }, now)).toBe(false);
  expect(isOverdue({ status: 'pending', createdAt: before(6) }, now)).toBe(true);
  expect(isOverdue({ status: 'ready', createdAt: before(6) }, now)).toBe(false);
});

it('holds the kitchen to its promise for as long as it cooks', () => {
  const promised = (minutes: number, status: OrderStatus = 'preparing') => ({
    status,
    estimatedReadyTime: before(minutes),
  });
  expect(isLate(promised(1), now)).toBe(true);
  expect(isLate(promised(-1), now)).toBe(false);
  expect(isLate(promised(1, 'ready'), now)).toBe(false);
  expect(isLate({ status: 'confirmed', estimatedReadyTime: null }, now)).toBe(false);
});
