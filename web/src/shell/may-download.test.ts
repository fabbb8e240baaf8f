import { afterEach, expect, it, vi } from 'vitest';
import { shouldSaveData, whenIdle } from './may-download.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('skips background downloads with data saver or on a 2G network: %o', (connection, expected) => {
  expect(shouldSaveData(connection)).toBe(expected);
});

it('waits until the page is idle, for at most ten seconds', async () => {
  const request = vi.fn<(work: () => void, options: object) => void>();
  vi.stubGlobal('requestIdleCallback', request);
  const done = vi.fn();
  const waiting = whenIdle().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 10_000 });
  request.mock.calls[0]?.[0]();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

it('does not wait in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  await expect(whenIdle()).resolves.toBeUndefined();
});
