import { AppError } from '@thali/shared/http/app-error';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loseEveryOtherAnswer } from '../faults/lose-answers.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { entriesOf, expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { openWallet } from '../support/wallet.ts';
import { writeOrder } from '../support/write-order.ts';

const useCases = await importWallet();

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const feesPaise = Array.from({ length: 8 }, (_, index) => [100, 200, 300][index % 3] ?? 0);

function readyOrders(vendor: TestVendor, fees: readonly number[]) {
  return Promise.all(fees.map((feePaise) => writeOrder(vendor, { status: 'ready', feePaise })));
}

/** Expects one fee for each order, and correct totals. */
async function expectFees(vendorId: string, orders: readonly { id: string }[], owed: number) {
  const { fees } = await entriesOf(useCases, vendorId);
  expect(fees.map(({ orderId }) => orderId).sort()).toEqual(orders.map(({ id }) => id).sort());
  expect(fees.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1));
  const totals = { fees: orders.length, accruedPaise: owed, settledPaise: 0, balancePaise: 0 };
  expect(await useCases.readTotals(vendorId)).toMatchObject(totals);
  await expectNoDrift(useCases, vendorId);
}

describe('a completed order', () => {
  test('owes its fee once, even if repeated or completed in two tabs', async () => {
    const { vendor, complete } = await openWallet();
    const orders = await readyOrders(vendor, [100, 300]);
    const [first, second] = orders.map(({ id }) => id);
    expect((await complete(first ?? '')).json.order.status).toBe('completed');
    expectRefusal(await complete(first ?? ''), 'INVALID_STATUS_TRANSITION');
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(second ?? '')));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await expectFees(vendor.id, orders, 400);
  });

  test('owes its fee once even if the answers of the table are lost', async () => {
    const vendor = await makeVendor();
    const orders = await readyOrders(vendor, feesPaise.slice(0, 6));
    const answerLoss = await loseEveryOtherAnswer();
    onTestFinished(answerLoss.stop);
    for (const { id } of orders) {
      expect((await useCases.move(vendor.id, id, 'completed')).order.status).toBe('completed');
    }
    expect(answerLoss.lost).toBe(orders.length);
    await expectFees(vendor.id, orders, 12_00);
  });

  test('owes nothing at a price of zero, and does not block other orders', async () => {
    const { vendor, addFees, overview, fees, beginSettlement } = await openWallet();
    await addFees(0, 100, 0);
    const { orderId } = await beginSettlement(1);
    await useCases.deliver(orderId);
    await addFees(0, 200);
    expect((await overview()).wallet).toMatchObject({ pending_cod_fees: 2 });
    await expectNoDrift(useCases, vendor.id);
    const statuses = (await fees()).data.map(({ amount, status }) => [amount, status]);
    expect(statuses).toEqual([
      [2, 'pending'],
      [0, 'settled'],
      [0, 'settled'],
      [1, 'settled'],
      [0, 'settled'],
    ]);
    expect((await fees('status=settled')).pagination.total).toBe(4);
    expect((await fees('status=pending')).data).toHaveLength(1);
  });
});

test('charges no fee for a cancelled or expired order', async () => {
  const { vendor, token, overview, fees } = await openWallet();
  const cancelled = await writeOrder(vendor);
  const dayAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const expired = await writeOrder(vendor, { status: 'ready', createdAt: dayAgo });
  await moveOrder(token, cancelled.id, 'cancelled');
  const body = { vendor_id: vendor.id };
  const { json } = await call('POST', '/orders/expire-old-orders', { token, body });
  expect(json.expired_count).toBe(1);
  for (const { id } of [cancelled, expired]) {
    const { order } = (await call('GET', `/orders/${id}`, { token })).json;
    expect(order.service_charge_status).toBe('failed');
  }
  expect((await overview()).wallet.pending_cod_fees).toBe(0);
  expect((await fees()).data).toEqual([]);
  await expectNoDrift(useCases, vendor.id);
});

describe('eight orders of one mess completed at the same time', () => {
  test('all complete by API calls, and each owes its fee once', async () => {
    const { vendor, complete } = await openWallet();
    const orders = await readyOrders(vendor, feesPaise);
    const answers = await Promise.all(orders.map(({ id }) => retryBusy(() => complete(id))));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    await expectFees(vendor.id, orders, sum(feesPaise));
  }, 60_000);

  test('each owe their fee once despite conflicting transactions', async () => {
    const vendor = await makeVendor();
    const orders = await readyOrders(vendor, feesPaise);
    const { table } = await import('@thali/functions/table/table-client');
    const remove = () => void table.middlewareStack.remove('injectConflicts');
    // Another file may have left its fault injection.
    remove();
    const counted = await injectConflicts();
    onTestFinished(remove);
    const complete = (id: string) => useCases.move(vendor.id, id, 'completed');
    await Promise.all(orders.map(({ id }) => retryBusy(() => complete(id))));
    expect(counted.conflicts).toBeGreaterThan(0);
    await expectFees(vendor.id, orders, sum(feesPaise));
  }, 60_000);
});

/** Retries busy answers, which occur on a slow machine. */
async function retryBusy<T extends object>(ask: () => Promise<T>, tries = 5): Promise<T> {
  try {
    const answer = await ask();
    const isBusy = 'status' in answer && answer.status === 503;
    return isBusy && tries > 1 ? await retryBusy(ask, tries - 1) : answer;
  } catch (error) {
    const isBusy = error instanceof AppError && error.code === 'SERVICE_BUSY';
    if (!isBusy || tries === 1) throw error;
    return retryBusy(ask, tries - 1);
  }
}
