import { expect, it } from 'vitest';
import { behindMs } from './use-answer-overdue.ts';

const requestedAt = Date.parse('2026-11-23T07:00:00Z');
const date = 'Mon, 23 Nov 2026 07:05:00 GMT';

it('measures how wrong the clock of this device is', () => {
  expect(behindMs(new Headers({ date }), requestedAt)).toBe(300_000);
  expect(behindMs(new Headers({ date }), requestedAt + 600_000)).toBe(-300_000);
});

it('adds the age of a cached response', () => {
  expect(behindMs(new Headers({ date, age: '40' }), requestedAt)).toBe(340_000);
});

it('trusts the device if the response has no date', () => {
  expect(behindMs(new Headers(), requestedAt)).toBe(0);
});
