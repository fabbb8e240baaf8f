import { afterEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { readyMinutes, readyPromise, usualMinutesFor } from './ready-minutes.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('keeps the usual time of each mess', () => {
  const openMess = (vendorId: string) => {
    const storage = fakeStorage();
    const user = { vendorId, vendorIds: ['CHAI', 'CHAAT'] };
    const session = { token: 'a', refreshToken: 'b', expiresAt: 0, user };
    storage.setItem('thali.session', JSON.stringify(session));
    vi.stubGlobal('sessionStorage', storage);
  };
  openMess('CHAI');
  readyMinutes.set(30);
  openMess('CHAAT');
  expect(readyMinutes.get()).toBe(20);
  readyMinutes.set(10);
  openMess('CHAI');
  expect(readyPromise('confirmed')).toEqual({ readyInMinutes: 30 });
});
