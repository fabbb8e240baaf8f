import { expect, it } from 'vitest';
import { readyMinutes, readyPromise } from './ready-minutes.ts';

it('a confirmation promises twenty minutes, unless the kitchen chooses another time', () => {
  expect(readyMinutes.get()).toBe(20);
  expect(readyPromise('confirmed')).toEqual({ readyInMinutes: 20 });
  expect(readyPromise('confirmed', 15)).toEqual({ readyInMinutes: 15 });
  expect(readyPromise('confirmed', 0)).toEqual({});
  expect(readyPromise('ready')).toEqual({});
});
