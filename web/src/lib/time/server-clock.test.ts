import { beforeEach, expect, test } from 'vitest';
import { clockBehind, readServerClock } from './server-clock.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00.000Z');
const at = (instant: number, headers: Record<string, string> = {}) => ({
  headers: new Headers({ date: new Date(instant).toUTCString(), ...headers }),
});

beforeEach(() => clockBehind.set(0));

test.each([-14 * hour, -2 * hour, -40 * 60_000, 40 * 60_000, 14 * hour])(
  'finds a clock that is off by %i ms',
  (offMs) => {
    const device = noon + offMs;
    readServerClock(at(noon), device - 300, device + 300);
    expect(clockBehind.get()).toBe(-offMs);
  },
);

test.each([
  ['a correct clock', at(noon), 0, 400],
  ['a slow network', at(noon), -15_000, 15_000],
  ['an answer from the edge’s cache', at(noon - 30_000, { age: '28' }), -100, 100],
  ['a response without a time', { headers: new Headers() }, 5 * hour, 5 * hour],
])('does not change the clock for %s', (_, response, requested, received) => {
  readServerClock(response, noon + requested, noon + received);
  expect(clockBehind.get()).toBe(0);
});

test('keeps a measured difference after a slower answer, and drops it once the clock is correct', () => {
  readServerClock(at(noon), noon - 2 * hour, noon - 2 * hour);
  readServerClock(at(noon + 8000), noon - 2 * hour, noon - 2 * hour + 9000);
  expect(clockBehind.get()).toBe(2 * hour);
  readServerClock(at(noon), noon, noon);
  expect(clockBehind.get()).toBe(0);
});
