import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page is loaded again: only what is stored is left. */
async function reloaded() {
  vi.resetModules();
  return import('./kept-hold.ts');
}

it('outlives a reload, for as long as the server holds the subdomain', async () => {
  (await reloaded()).keepHold('teen-katori', 'token');
  const { keptHold } = await reloaded();
  const until = 30 * 60_000;
  expect(keptHold()).toEqual({ subdomain: 'teen-katori', token: 'token', until });
  vi.setSystemTime(until);
  expect(keptHold()).toBeUndefined();
});

it('is gone once its order is paid, and nothing else that is stored counts as one', async () => {
  const { keepHold, forgetHold } = await reloaded();
  keepHold('teen-katori', 'token');
  forgetHold();
  expect((await reloaded()).keptHold()).toBeUndefined();
  localStorage.setItem('thali-subdomain-hold', '{"subdomain":1}');
  expect((await reloaded()).keptHold()).toBeUndefined();
});
