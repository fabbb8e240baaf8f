import { expect, it } from 'vitest';
import { timeLeftText } from './time-to-pay.tsx';

const until = '2026-11-20T07:40:00.000Z';

it.each([
  ['2026-11-20T07:30:00.000Z', '10:00'],
  ['2026-11-20T07:38:55.400Z', '1:05'],
  ['2026-11-20T07:39:59.900Z', '0:01'],
  ['2026-11-20T07:40:00.000Z', '0:00'],
  ['2026-11-20T08:00:00.000Z', '0:00'],
])('the time left at %s: %s', (now, text) => {
  expect(timeLeftText(until, new Date(now))).toBe(text);
});
