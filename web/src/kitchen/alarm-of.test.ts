import { expect, it } from 'vitest';
import { alarmOf } from './alarm-of.ts';

const now = Date.parse('2026-11-20T14:00:00Z');
const alarm = (count: number, seconds: number) =>
  alarmOf(
    Array.from({ length: count }, () => ({
      createdAt: new Date(now - seconds * 1000).toISOString(),
    })),
    now,
  );

it('says how many orders are unseen, and how long the oldest has waited', () => {
  expect(alarm(1, 59).text).toBe('1 new order');
  expect(alarm(3, 59).text).toBe('3 new orders');
  expect(alarm(1, 60).text).toBe('1 unseen for 1 min');
  expect(alarm(72, 11 * 60).text).toBe('72 unseen, oldest 11 min');
});

it('is serious after three minutes, or with ten orders', () => {
  expect(alarm(1, 179).isSerious).toBe(false);
  expect(alarm(1, 180).isSerious).toBe(true);
  expect(alarm(9, 0).isSerious).toBe(false);
  expect(alarm(10, 0).isSerious).toBe(true);
});
