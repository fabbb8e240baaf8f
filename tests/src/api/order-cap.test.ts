import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { changeRush } from '@thali/shared/kitchen/change-rush.contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { readRow } from '../support/test-table.ts';

setUpHandlers();
const useCases = await importOrders();
const { changeRush: change } = await import('@thali/functions/kitchen/change-rush');
let vendor: TestVendor;
beforeEach(async () => {
  vendor = await makeVendor({ items: [{}, { stock: 50 }] });
  // 1:10 pm in India, on a day after all counted orders.
  setTime('07:40:00');
});
afterEach(() => {
  vi.useRealTimers();
});

const day = '2031-03-03';
function setTime(clock: string, date = day): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T${clock}Z`) });
}

async function setCap(value: object | null) {
  const body = changeRush.request.body.parse(camelKeys({ cap: value }));
  return (await change({ role: 'guest' }, { params: { vendorId: vendor.id }, body })).settings;
}

/** An order with a proven phone, which may be large. */
async function provenOrder(quantity: number) {
  const body = orderOf(quantity);
  return { ...body, phone_proof: await useCases.phoneProofOf(body.customer_info.phone) };
}

const orderOf = (quantity: number, item = vendor.item) => orderBody(vendor, [{ item, quantity }]);
const readWindow = (startsAt: string) =>
  readRow(keys.capWindow(vendor.id, `${day}T${startsAt}.000Z`));
const settings = async () => (await vendor.row())?.settings;
const kitchenFull = expect.objectContaining({
  code: 'KITCHEN_BUSY',
  message: 'The kitchen is full until 1:15 pm. Try again then.',
  data: { free_at: `${day}T07:45:00.000Z` },
});

test.each(['orders', 'portions'])(
  'accepts only as many %s as the cap allows, from concurrent buyers',
  async (unit) => {
    await setCap({ unit, most: 3 });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => useCases.place(orderOf(1)).catch((error) => error)),
    );
    expect(outcomes.filter((end) => 'id' in end)).toHaveLength(3);
    expect(outcomes.filter((end) => !('id' in end))).toEqual(Array(5).fill(kitchenFull));
    expect(await readWindow('07:30:00')).toMatchObject({ orders: 3, portions: 3 });
    expect(await settings()).toMatchObject({ fullUntil: `${day}T07:45:00.000Z` });

    setTime('07:44:59.999');
    await expect(useCases.place(orderOf(1))).rejects.toEqual(kitchenFull);
    setTime('07:45:00');
    await useCases.place(orderOf(1));
  },
);

test('accepts one of two concurrent buyers if only one order fits, and takes counted portions once', async () => {
  await setCap({ unit: 'orders', most: 1 });
  const countedDish = vendor.items[1];
  if (!countedDish) throw new Error('Two dishes are needed');
  const outcomes = await Promise.all(
    [1, 2].map(() => useCases.place(orderOf(2, countedDish)).catch((error) => error)),
  );
  expect(outcomes.filter((end) => 'id' in end)).toHaveLength(1);
  expect(outcomes.filter((end) => !('id' in end))).toEqual([kitchenFull]);
  expect(await countedDish.stock()).toBe(48);
});

test('repeats the order of a known key in a full kitchen, without counting it again', async () => {
  await setCap({ unit: 'orders', most: 1 });
  const [body, key] = [orderOf(1), randomUUID()];
  const first = await useCases.place(body, { key });
  await expect(useCases.place(orderOf(1))).rejects.toEqual(kitchenFull);
  const repeats = await Promise.all([1, 2, 3].map(() => useCases.place(body, { key })));
  expect(repeats.map(({ id }) => id)).toEqual(Array(3).fill(first.id));
  expect(await readWindow('07:30:00')).toMatchObject({ orders: 1 });
});

test('says how many portions fit if an order is too large, and accepts smaller orders', async () => {
  await setCap({ unit: 'portions', most: 10 });
  await useCases.place(await provenOrder(8));
  await expect(useCases.place(await provenOrder(3))).rejects.toMatchObject({
    message: 'The kitchen takes only 2 more portions until 1:15 pm.',
  });
  expect(await settings()).not.toHaveProperty('fullUntil');
  await useCases.place(orderOf(1));
  await expect(useCases.place(await provenOrder(2))).rejects.toMatchObject({
    message: 'The kitchen takes only 1 more portion until 1:15 pm.',
  });
});

test('accepts an order above the cap only as the first of its window', async () => {
  await setCap({ unit: 'portions', most: 10 });
  await useCases.place(await provenOrder(12));
  await expect(useCases.place(orderOf(1))).rejects.toEqual(kitchenFull);
});

test('keeps the counts when the cap changes, and counts nothing without a cap', async () => {
  await setCap({ unit: 'orders', most: 1 });
  await useCases.place(orderOf(4));
  await expect(useCases.place(orderOf(1))).rejects.toEqual(kitchenFull);
  expect(await setCap({ unit: 'portions', most: 5 })).not.toHaveProperty('fullUntil');
  await useCases.place(orderOf(1));
  await expect(useCases.place(orderOf(1))).rejects.toEqual(kitchenFull);
  expect(await setCap(null)).not.toHaveProperty('orderCap');
  await useCases.place(orderOf(1));
  expect(await readWindow('07:30:00')).toMatchObject({ orders: 2, portions: 5 });
});

test('ignores a late refusal after the cap was raised', async () => {
  const { saveFullUntil } = await import('@thali/functions/vendors/change-vendor.table');
  await setCap({ unit: 'orders', most: 1 });
  await setCap({ unit: 'orders', most: 9 });
  await saveFullUntil(vendor.id, { unit: 'orders', most: 1 }, `${day}T07:45:00.000Z`);
  expect(await settings()).not.toHaveProperty('fullUntil');
});

const needsProof = expect.objectContaining({
  code: 'PHONE_PROOF_REQUIRED',
  message: 'This kitchen takes few orders right now. Confirm your phone to order more.',
});
/** An order of the same person, without a proven phone. */
const [from, phone] = [randomUUID(), randomIds.phone()];
const unprovenOrder = (quantity: number) => ({
  ...orderOf(quantity),
  customer_info: { name: 'Meera', phone },
});

test('limits an unproven person to a third of the orders, even at once', async () => {
  await setCap({ unit: 'orders', most: 6 });
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      useCases.place(unprovenOrder(1), { from }).catch((error) => error),
    ),
  );
  expect(outcomes.filter((end) => 'id' in end)).toHaveLength(2);
  expect(outcomes.filter((end) => !('id' in end))).toEqual(Array(6).fill(needsProof));
  await expect(useCases.place(unprovenOrder(1), { from: randomUUID() })).rejects.toEqual(
    needsProof,
  );
  const phone_proof = await useCases.phoneProofOf(phone);
  await useCases.place({ ...unprovenOrder(1), phone_proof }, { from });
  await Promise.all([1, 2, 3].map(() => useCases.place(orderOf(1), { from })));
  await expect(useCases.place(unprovenOrder(1), { from })).rejects.toEqual(kitchenFull);
  expect(await readWindow('07:30:00')).toMatchObject({ orders: 6, portions: 6 });
});

test('limits an unproven person to a third of the portions, even in the first order', async () => {
  await setCap({ unit: 'portions', most: 30 });
  await expect(useCases.place(unprovenOrder(11), { from })).rejects.toEqual(needsProof);
  await useCases.place(unprovenOrder(8), { from });
  await expect(useCases.place(unprovenOrder(3), { from })).rejects.toEqual(needsProof);
  await useCases.place(unprovenOrder(2), { from });
  await useCases.place(orderOf(10), { from });
  expect(await readWindow('07:30:00')).toMatchObject({ orders: 3, portions: 20 });
});

test('keeps no count per person for a cap of 24 orders, because one person can place at most eight', async () => {
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: '4' });
  await setCap({ unit: 'orders', most: 24 });
  for (const clock of ['07:39:59', '07:40:00']) {
    setTime(clock);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        useCases.place(unprovenOrder(1), { from }).catch((error) => error),
      ),
    );
    expect(outcomes.filter((end) => 'id' in end)).toHaveLength(4);
  }
  expect(await readWindow('07:30:00')).toEqual({
    ...keys.capWindow(vendor.id, `${day}T07:30:00.000Z`),
    ...{ orders: 8, portions: 8, expiresAt: expect.any(Number) },
  });
  setUpHandlers();
});
