import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBattery } from './report-device.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [
    'reports its battery',
    async () => ({ level: 0.414, charging: true }),
    { batteryPercent: 41, isCharging: true },
  ],
  ['refuses access', () => Promise.reject(new Error('Not allowed')), {}],
  ['never resolves', () => new Promise(() => undefined), {}],
  ['has no such call', undefined, {}],
])('reads the battery of a browser that %s', async (_, getBattery, expected) => {
  vi.stubGlobal('navigator', { getBattery });
  const read = readBattery();
  await vi.runAllTimersAsync();
  expect(await read).toEqual(expected);
});
