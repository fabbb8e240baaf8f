import { expect, it } from 'vitest';
import { stepTime } from './step-time.ts';

it.each([
  ['2026-11-20T07:55:00.000Z', '2026-11-20T07:00:00.000Z', '1:25 pm'],
  ['2026-11-20T18:29:00.000Z', '2026-11-19T18:30:00.000Z', '11:59 pm'],
  ['2026-11-20T18:31:00.000Z', '2026-11-20T18:00:00.000Z', '21 Nov, 12:01 am'],
])('a step at %s of an order from %s: %s', (at, createdAt, text) => {
  expect(stepTime({ at }, { createdAt })).toBe(text);
});

it('has none where it was not written down', () => {
  expect(stepTime({ at: undefined }, { createdAt: '2026-11-20T07:00:00.000Z' })).toBe('');
});
