import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import {
  atTime,
  entriesOf,
  expectNoDrift,
  importWallet,
  type WalletUseCases,
} from '../support/import-wallet.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { reconcile } from '../support/reconcile.ts';
import { changeRow } from '../support/test-table.ts';

let useCases: WalletUseCases;
let crashes: Crashes;
beforeAll(async () => {
  useCases = await importWallet();
  const { table } = await import('@thali/functions/table/table-client');
  crashes = injectCrashes([table]);
}, 60_000);
afterAll(() => crashes.remove());

const minuteMs = 60_000;

async function runWithCrash(calls: number, run: () => Promise<unknown>): Promise<number> {
  crashes.crashAfter(calls);
  await run().catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
  return crashes.restart();
}

/** Creates a mess that owes 6 rupees. */
async function makeVendorWithFees() {
  const vendor = await makeVendor();
  for (const feePaise of [100, 200, 300]) await useCases.addFee(vendor, feePaise);
  return vendor;
}

/** Repeats a run with a crash after each write, until a run needs no crash. @returns the number of writes */
async function crashAfterEachWrite(run: (calls: number) => Promise<number>): Promise<number> {
  for (let calls = 0; ; calls += 1) {
    expect(calls).toBeLessThan(20);
    if ((await run(calls)) <= calls) return calls;
  }
}

test('starting a payment never reserves the debt twice, despite a crash after any write', async () => {
  const writes = await crashAfterEachWrite(async (calls) => {
    const { id } = await makeVendorWithFees();
    const key = randomUUID();
    const writeCount = await runWithCrash(calls, () => useCases.pay(id, 6, key));
    const { reservations } = await useCases.readTotals(id);
    expect(reservations.length).toBeLessThan(2);
    // The repeated call works: either the key is free again, or it is stored with its result.
    const repeat = await atTime(Date.now() + 2 * minuteMs, () => useCases.pay(id, 6, key));
    const settlements = await useCases.readSettlements(id, { first: 1, last: 9 });
    expect(settlements.map(({ orderId }) => orderId)).toEqual([repeat.order.id]);
    await expectNoDrift(useCases, id);
    return writeCount;
  });
  expect(writes).toBeGreaterThan(2);
});

test('recording a payment resumes and records it once, despite a crash after any write', async () => {
  const writes = await crashAfterEachWrite(async (calls) => {
    const { id } = await makeVendorWithFees();
    const { order } = await useCases.pay(id, 6);
    const writeCount = await runWithCrash(calls, () => useCases.deliver(order.id));
    // Another instance takes over when the lease of the crashed instance has expired.
    await changeRow(keys.payment(order.id), { leaseUntil: 0 });
    await useCases.deliver(order.id);
    await expectPaid(id);
    return writeCount;
  });
  expect(writes).toBeGreaterThan(2);
});

test('the job finishes the interrupted recording of a payment', async () => {
  const { id } = await makeVendorWithFees();
  const { order } = await useCases.pay(id, 6);
  await runWithCrash(1, () => useCases.deliver(order.id));
  expect((await entriesOf(useCases, id)).credits).toEqual([]);
  await changeRow(keys.payment(order.id), { leaseUntil: 0 });
  await reconcile(order.id);
  await expectPaid(id);
});

test('a refund is booked once, despite a crash after any write', async () => {
  await crashAfterEachWrite(async (calls) => {
    const { id } = await makeVendorWithFees();
    const { order } = await useCases.pay(id, 6);
    await useCases.deliver(order.id);
    const refund = () => useCases.deliver(order.id, { refunded: 200 });
    const writeCount = await runWithCrash(calls, refund);
    await refund();
    expect(useCases.pendingPaise(await useCases.readTotals(id))).toBe(200);
    expect((await entriesOf(useCases, id)).credits).toHaveLength(2);
    await expectNoDrift(useCases, id);
    return writeCount;
  });
});

test('a completed order owes its fee once, despite a crash after any write', async () => {
  await crashAfterEachWrite(async (calls) => {
    const vendor = await makeVendor();
    const writeCount = await runWithCrash(calls, () => useCases.addFee(vendor, 200));
    const { fees } = await entriesOf(useCases, vendor.id);
    expect(fees).toHaveLength(1);
    await expectNoDrift(useCases, vendor.id);
    return writeCount;
  });
});

async function expectPaid(vendorId: string): Promise<void> {
  const { credits } = await entriesOf(useCases, vendorId);
  expect(credits).toMatchObject([{ type: 'settlement', owedPaise: -600, balancePaise: 0 }]);
  const [settlement] = await useCases.readSettlements(vendorId, { first: 1, last: 9 });
  expect(settlement).toMatchObject({ status: 'settled', amountPaise: 600 });
  expect(await useCases.readTotals(vendorId)).toMatchObject({ coveredFees: 3, reservations: [] });
  await expectNoDrift(useCases, vendorId);
}
