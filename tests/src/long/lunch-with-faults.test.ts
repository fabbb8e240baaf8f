import { randomUUID } from 'node:crypto';
import { setEnvironment } from '@thali/local/environment';
import type { Platform } from '@thali/local/platform-options';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveLunchWithFaults } from '../faults/serve-lunch-with-faults.ts';
import { startJourneyPlatform } from '../support/browser.ts';
import { quickOrLong } from '../support/quick-or-long.ts';

let platform: Platform;
beforeAll(async () => {
  // One customer orders hundreds of times.
  setEnvironment({ THALI_ORDER_LIMITS: 'none' });
  platform = await startJourneyPlatform({
    site: 'skip',
    razorpay: true,
    database: { endpoint: inject('dynamoEndpoint'), table: `storms-${randomUUID()}` },
  });
});
afterAll(async () => {
  setEnvironment({ THALI_ORDER_LIMITS: undefined });
  await platform.stop();
});

const placements = quickOrLong(60, 1000);

test(
  `loses no acknowledged order in a lunch of ${placements} orders while every service fails in turn`,
  async () => {
    const { history, check, late, mistakes, failedRecords, faults, recorded } =
      await serveLunchWithFaults(platform, {
        placements,
        buyers: quickOrLong(10, 30),
        cooks: quickOrLong(10, 20),
        visitors: quickOrLong(4, 10),
      });
    expect(recorded.unexpected).toEqual([]);
    expect(history.problems).toEqual([]);
    expect(check).toMatchObject({ mistakes: [], orders: placements });
    expect([late, mistakes, failedRecords]).toEqual([[], [], 0]);
    expect(Number(history.answers.get('503'))).toBeGreaterThan(5);
    for (const fault of ['throttled', 'conflict', 'lost-answer', 'slow'] as const) {
      expect(faults.table[fault], fault).toBeGreaterThan(5);
    }
  },
  quickOrLong(480_000, 900_000),
);
