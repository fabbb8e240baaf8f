import { afterEach, expect, it, vi } from 'vitest';
import { isScarce, whenIdle } from './keep-for-offline.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('stores nothing with data saver or on a 2G network: %o', (connection, expected) => {
  expect(isScarce(connection)).toBe(expected);
});

it('waits until the page is idle, for at most ten seconds', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 10_000 });
});

it('does not wait in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const work = vi.fn();
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
});
