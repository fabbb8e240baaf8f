import { randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { injectConflicts } from '../support/inject-conflicts.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';

const portions = 10;
const buyers = 100;

let useCases: Awaited<ReturnType<typeof importUseCases>>;
let injected: { conflicts: number };
let vendor: TestVendor;
/** The lowest stock that any buyer saw. */
let minStock: number;

beforeAll(async () => {
  setUpHandlers();
  injected = await injectConflicts();
  useCases = await importUseCases();
});

beforeEach(async () => {
  vendor = await makeVendor({ items: [{ stock: portions }] });
  injected.conflicts = 0;
  minStock = portions;
});

async function importUseCases() {
  return {
    ...(await import('@thali/functions/orders/placing/place-order')),
    ...(await import('@thali/functions/orders/changes/change-order-status')),
  };
}

/** Repeats a busy answer with the same key, as the site does. */
async function buy(): Promise<string | undefined> {
  const body = PlaceOrderBody.parse(camelKeys(orderBody(vendor)));
  const headers = { 'idempotency-key': randomUUID() };
  const order = await retryWhileBusy(
    () => useCases.placeOrder({ role: 'guest' }, { headers, body }, testRequestContext()),
    'MENU_ITEM_UNAVAILABLE',
  );
  minStock = Math.min(minStock, Number(await vendor.item.stock()));
  return order?.order.id;
}

function cancel(orderId: string) {
  const actor = { role: 'vendor', userId: 'staff', vendorId: vendor.id } as const;
  const change = { params: { orderId }, body: { status: 'cancelled' } } as const;
  return retryWhileBusy(
    () => useCases.changeOrderStatus(actor, change),
    'INVALID_STATUS_TRANSITION',
    'ORDER_STATUS_CONFLICT',
  );
}

/** @returns undefined if the call is refused with one of these codes */
async function retryWhileBusy<T>(
  run: () => Promise<T>,
  ...codes: string[]
): Promise<T | undefined> {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (codes.includes(error.code)) return undefined;
      if (error.code !== 'SERVICE_BUSY') throw error;
    }
  }
  throw new Error('No final answer came');
}

const runConcurrently = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run));

test(`sells each of the last ${portions} portions once to ${buyers} concurrent buyers`, async () => {
  const sold = (await runConcurrently(buyers, buy)).filter((id) => id !== undefined);
  expect(new Set(sold).size).toBe(portions);
  expect([await vendor.item.stock(), minStock]).toEqual([0, 0]);
  expect(injected.conflicts).toBeGreaterThan(portions);

  const [first = ''] = sold;
  const cancelled = await runConcurrently(5, () => cancel(first));
  expect(cancelled.some((answer) => answer?.order.status === 'cancelled')).toBe(true);
  expect(await vendor.item.stock(), 'returned once').toBe(1);
  expect((await runConcurrently(20, buy)).filter((id) => id !== undefined)).toHaveLength(1);
  expect([await vendor.item.stock(), minStock]).toEqual([0, 0]);
});

test('sold and remaining portions add up while buyers order and cancel at the same time', async () => {
  const purchases = await runConcurrently(40, async () => {
    const id = await buy();
    if (id === undefined) return 0;
    const isCancelled = (await cancel(id))?.order.status === 'cancelled';
    return isCancelled ? 0 : 1;
  });
  const sold = purchases.filter((purchase) => purchase === 1).length;
  expect(Number(await vendor.item.stock()) + sold).toBe(portions);
  expect(minStock).toBeGreaterThanOrEqual(0);
});
