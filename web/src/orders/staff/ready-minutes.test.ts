import { expect, it } from 'vitest';
import { readyMinutes, readyPromise } from './ready-minutes.ts';

it('promises twenty minutes with a confirmation, unless the kitchen chose another time', () => {
  expect(readyMinutes.get()).toBe(20);
  expect(readyPromise('confirmed')).toEqual({ readyInMinutes: 20 });
  expect(readyPromise('confirmed', 15)).toEqual({ readyInMinutes: 15 });
  expect(readyPromise('confirmed', 0)).toEqual({});
  expect(readyPromise('ready')).toEqual({});
});
