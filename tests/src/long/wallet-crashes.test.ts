import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crashes, injectCrashes } from '../support/crashes.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { reconcile } from '../support/reconcile.ts';
import { changeRow } from '../support/test-table.ts';
import {
  at,
  entriesOf,
  expectNoDrift,
  type WalletHere,
  walletHere,
} from '../support/wallet-here.ts';

let here: WalletHere;
let crashes: Crashes;
beforeAll(async () => {
  here = await walletHere();
  const { table } = await import('@thali/functions/table/table-client');
  crashes = injectCrashes([table]);
}, 60_000);
afterAll(() => crashes.remove());

const minuteMs = 60_000;

async function dying(calls: number, run: () => Promise<unknown>): Promise<number> {
  crashes.dieAfter(calls);
  await run().catch((error: unknown) => expect(error).toMatchObject({ name: 'Crash' }));
  return crashes.revive();
}

/** A mess that owes 6 rupees. */
async function owing() {
  const vendor = await makeVendor();
  for (const feePaise of [100, 200, 300]) await here.owe(vendor, feePaise);
  return vendor;
}

/** Runs it with a crash after each of the writes that it makes, and then without one. */
async function afterEachWrite(run: (calls: number) => Promise<number>): Promise<number> {
  for (let calls = 0; ; calls += 1) {
    expect(calls).toBeLessThan(20);
    if ((await run(calls)) <= calls) return calls;
  }
}

test('a crash after any write of beginning to pay: never twice what is owed', async () => {
  const writes = await afterEachWrite(async (calls) => {
    const { id } = await owing();
    const key = randomUUID();
    const made = await dying(calls, () => here.pay(id, 6, key));
    const { reservations } = await here.readTotals(id);
    expect(reservations.length).toBeLessThan(2);
    // Its key is free again, or known together with what it brought about.
    const again = await at(Date.now() + 2 * minuteMs, () => here.pay(id, 6, key));
    const settlements = await here.readSettlements(id, { first: 1, last: 9 });
    expect(settlements.map(({ orderId }) => orderId)).toEqual([again.order.id]);
    await expectNoDrift(here, id);
    return made;
  });
  expect(writes).toBeGreaterThan(2);
});

test('a crash after any write of entering what was paid: it goes on, and enters it once', async () => {
  const writes = await afterEachWrite(async (calls) => {
    const { id } = await owing();
    const { order } = await here.pay(id, 6);
    const made = await dying(calls, () => here.deliver(order.id));
    // Another instance, when the lease of the one that died is over.
    await changeRow(keys.payment(order.id), { leaseUntil: 0 });
    await here.deliver(order.id);
    await expectPaid(id);
    return made;
  });
  expect(writes).toBeGreaterThan(2);
});

test('the job finishes what was cut short when it was paid', async () => {
  const { id } = await owing();
  const { order } = await here.pay(id, 6);
  await dying(1, () => here.deliver(order.id));
  expect((await entriesOf(here, id)).credits).toEqual([]);
  await changeRow(keys.payment(order.id), { leaseUntil: 0 });
  await reconcile(order.id);
  await expectPaid(id);
});

test('a crash after any write of a refund: it is taken out once', async () => {
  await afterEachWrite(async (calls) => {
    const { id } = await owing();
    const { order } = await here.pay(id, 6);
    await here.deliver(order.id);
    const refund = () => here.deliver(order.id, { refunded: 200 });
    const made = await dying(calls, refund);
    await refund();
    expect(here.pendingPaise(await here.readTotals(id))).toBe(200);
    expect((await entriesOf(here, id)).credits).toHaveLength(2);
    await expectNoDrift(here, id);
    return made;
  });
});

test('a crash after any write of completing an order: it owes once', async () => {
  await afterEachWrite(async (calls) => {
    const vendor = await makeVendor();
    const made = await dying(calls, () => here.owe(vendor, 200));
    const { fees } = await entriesOf(here, vendor.id);
    expect(fees).toHaveLength(1);
    await expectNoDrift(here, vendor.id);
    return made;
  });
});

async function expectPaid(vendorId: string): Promise<void> {
  const { credits } = await entriesOf(here, vendorId);
  expect(credits).toMatchObject([{ type: 'settlement', owedPaise: -600, balancePaise: 0 }]);
  const [settlement] = await here.readSettlements(vendorId, { first: 1, last: 9 });
  expect(settlement).toMatchObject({ status: 'settled', amountPaise: 600 });
  expect(await here.readTotals(vendorId)).toMatchObject({ coveredFees: 3, reservations: [] });
  await expectNoDrift(here, vendorId);
}
