import { expect, it } from 'vitest';
import { behindMs } from './use-given-up.ts';

const askedAt = Date.parse('2026-11-23T07:00:00Z');
const date = 'Mon, 23 Nov 2026 07:05:00 GMT';

it('tells how wrong this device’s clock is', () => {
  expect(behindMs(new Headers({ date }), askedAt)).toBe(300_000);
  expect(behindMs(new Headers({ date }), askedAt + 600_000)).toBe(-300_000);
});

it('knows that the edge may have kept the answer', () => {
  expect(behindMs(new Headers({ date, age: '40' }), askedAt)).toBe(340_000);
});

it('believes the device where the answer says no time', () => {
  expect(behindMs(new Headers(), askedAt)).toBe(0);
});
