import { expect, it } from 'vitest';
import { readyMinutes, readyPromise, usualMinutesFor } from './ready-minutes.ts';

it('a confirmation promises twenty minutes, unless the kitchen chooses another time', () => {
  expect(readyMinutes.get()).toBe(20);
  expect(readyPromise('confirmed')).toEqual({ readyInMinutes: 20 });
  expect(readyPromise('confirmed', 15)).toEqual({ readyInMinutes: 15 });
  expect(readyPromise('confirmed', 0)).toEqual({});
  expect(readyPromise('ready')).toEqual({});
});

it('a confirmation keeps the range that the guest sees', () => {
  const readyRange = { from: '', to: '', rightOfTen: 8 };
  expect(usualMinutesFor({ readyRange })).toBe(0);
  expect(usualMinutesFor({})).toBe(20);
});
