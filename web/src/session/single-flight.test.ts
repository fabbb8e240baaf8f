import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('singleFlight', () => {
  it('runs once for many calls at once', async () => {
    let runs = 0;
    const shared = singleFlight(async () => {
      runs += 1;
      await Promise.resolve();
      return runs;
    });
    expect(await Promise.all(Array.from({ length: 20 }, shared))).toEqual(Array(20).fill(1));
    expect(runs).toBe(1);
  });

  it('runs anew once the first has ended', async () => {
    let runs = 0;
    const shared = singleFlight(() => Promise.resolve(++runs));
    await shared();
    expect(await shared()).toBe(2);
  });

  it('gives all callers the failure, and forgets it', async () => {
    let runs = 0;
    const shared = singleFlight(() =>
      ++runs === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('fresh'),
    );
    const settled = await Promise.allSettled([shared(), shared()]);
    expect(settled.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(await shared()).toBe('fresh');
  });
});
