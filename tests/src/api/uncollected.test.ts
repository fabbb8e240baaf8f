import { keys } from '@thali/functions/table/keys';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findVendors } from '../support/find-vendors.ts';
import { limitJobsTo, removeJobLimit } from '../support/limit-jobs.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeAdmin } from '../support/sign-in.ts';
import { putRows } from '../support/test-table.ts';

const mark = randomIds.vendor();
const today = toIst(new Date()).date;

let uncollectedVendor: TestVendor;
let normalVendor: TestVendor;
beforeAll(async () => {
  uncollectedVendor = await makeVendor({ name: `Often ${mark}` });
  normalVendor = await makeVendor({ name: `Seldom ${mark}` });
});

/** Writes the figures before each read. They have no orders, so a job of another test may delete them. */
async function writeDays(): Promise<void> {
  await writeDay(uncollectedVendor, 0, { completed: 20, notCollected: 1, cancelled: 4 });
  await writeDay(uncollectedVendor, -29, { completed: 6, expiredReady: 2, expired: 5 });
  await writeDay(uncollectedVendor, -30, { notCollected: 500, expiredReady: 500 });
  await writeDay(normalVendor, -1, { completed: 27, notCollected: 2, expiredReady: 1 });
}

afterAll(removeJobLimit);

function writeDay({ id }: TestVendor, days: number, counts: Record<string, number>) {
  const date = addDays(today, days);
  return putRows([{ ...keys.dayFigures(id, date), date, revision: 1, ...counts }]);
}

test('shows an admin how the orders of each mess in the last 30 days ended', async () => {
  const { token } = await makeAdmin();
  const readShares = async () => {
    await writeDays();
    const vendors = await findVendors(token, mark);
    return Object.fromEntries(vendors.map((vendor) => [vendor.id, vendor.uncollected]));
  };
  await expect.poll(readShares).toEqual({
    [uncollectedVendor.id]: { orders: 29, not_collected: 1, expired_ready: 2 },
    [normalVendor.id]: { orders: 30, not_collected: 2, expired_ready: 1 },
  });
});

test('warns in the daily job about a mess with more than a tenth of its orders uncollected, and counts the mess for the alarm', async () => {
  setUpHandlers();
  const { handler } = await import('@thali/functions/lambdas/remind-subscribers.lambda');
  await limitJobsTo([uncollectedVendor, normalVendor]);
  const runJob = async () => {
    await writeDays();
    await handler();
    const logged = await readLogLines(inject('logFolder'), `${process.pid}.jsonl`);
    const lines = logged.map((line) => JSON.parse(line));
    return {
      warnings: lines.filter(({ message }) => message === 'orders often end uncollected'),
      counted: lines.filter((line) => 'OftenUncollected' in line).length,
    };
  };
  await expect.poll(runJob).toMatchObject({
    warnings: [
      {
        level: 'WARN',
        vendor_id: uncollectedVendor.id,
        orders: 29,
        not_collected: 1,
        expired_ready: 2,
      },
    ],
    counted: 1,
  });
});
