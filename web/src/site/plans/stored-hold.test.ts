import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads the module again, so that only stored data remains. */
async function reloadModule() {
  vi.resetModules();
  return import('./stored-hold.ts');
}

it('survives a reload, and ends with the hold on the server', async () => {
  (await reloadModule()).storeHold('teen-katori', 'token', 30);
  const { storedHold } = await reloadModule();
  const until = 30 * 60_000;
  expect(storedHold()).toEqual({ subdomain: 'teen-katori', token: 'token', until });
  vi.setSystemTime(until);
  expect(storedHold()).toBeUndefined();
});

it('ends when its order is paid, and ignores other stored values', async () => {
  const { storeHold, forgetHold } = await reloadModule();
  storeHold('teen-katori', 'token', 30);
  forgetHold();
  expect((await reloadModule()).storedHold()).toBeUndefined();
  localStorage.setItem('thali-subdomain-hold', '{"subdomain":1}');
  expect((await reloadModule()).storedHold()).toBeUndefined();
});
