import { expect, it } from 'vitest';
import { readyMinutes, readyTime } from './ready-minutes.ts';

const now = Date.UTC(2026, 10, 20, 7);

it('promises twenty minutes unless the kitchen chose another time', () => {
  expect(readyMinutes.get()).toBe(20);
  expect(readyTime(15, now)).toBe('2026-11-20T07:15:00.000Z');
  expect(readyTime(0, now)).toBeUndefined();
});
