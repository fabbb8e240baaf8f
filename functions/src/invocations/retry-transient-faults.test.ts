import { expect, it, vi } from 'vitest';
import { busy } from '../aws/transient-faults.ts';
import { retryTransientFaults } from './retry-transient-faults.ts';

const pauses = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms);
  },
}));

it('retries while a service is unavailable, with growing random pauses', async () => {
  const run = vi.fn<() => Promise<string>>().mockResolvedValue('done');
  for (let times = 0; times < 12; times += 1) run.mockRejectedValueOnce(busy(undefined));
  expect(await retryTransientFaults(run)).toBe('done');
  expect(run).toHaveBeenCalledTimes(13);
  expect(pauses[0]).toBeLessThanOrEqual(50);
  expect(Math.max(...pauses)).toBeGreaterThan(200);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2000);
});

it('stops retrying before the function times out', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(35_001);
  const failing = () => Promise.reject(busy(undefined));
  await expect(retryTransientFaults(failing)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  clock.mockRestore();
});

it('does not retry a programming error', async () => {
  const run = vi.fn(() => Promise.reject(new TypeError('no')));
  await expect(retryTransientFaults(run)).rejects.toThrow('no');
  expect(run).toHaveBeenCalledOnce();
});
