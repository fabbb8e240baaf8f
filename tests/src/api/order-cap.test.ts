import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { setEnvironment } from '@thali/local/environment';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { changeRush } from '@thali/shared/kitchen/change-rush.contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handlersHere } from '../support/handlers-here.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { ordersHere } from '../support/orders-here.ts';
import { orderBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { readRow } from '../support/test-table.ts';

let here: Awaited<ReturnType<typeof ordersHere>>;
let change: typeof import('@thali/functions/kitchen/change-rush').changeRush;
let vendor: TestVendor;

handlersHere();
beforeAll(async () => {
  here = await ordersHere();
  change = (await import('@thali/functions/kitchen/change-rush')).changeRush;
});
beforeEach(async () => {
  vendor = await makeVendor({ items: [{}, { stock: 50 }] });
  // Ten past one in India, and later than anything that the platform has counted.
  at('07:40:00');
});
afterEach(() => {
  vi.useRealTimers();
});

const day = '2031-03-03';
function at(clock: string, date = day): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T${clock}Z`) });
}

async function cap(value: object | null) {
  const body = changeRush.request.body.parse(camelKeys({ cap: value }));
  return (await change({ role: 'guest' }, { params: { vendorId: vendor.id }, body })).settings;
}

/** With a proven phone, so that one order may be large. */
async function proven(quantity: number) {
  const body = of(quantity);
  return { ...body, phone_proof: await here.phoneProofOf(body.customer_info.phone) };
}

const of = (quantity: number, item = vendor.item) => orderBody(vendor, [{ item, quantity }]);
const window = (startsAt: string) => readRow(keys.capWindow(vendor.id, `${day}T${startsAt}.000Z`));
const settings = async () => (await vendor.row())?.settings;
const full = expect.objectContaining({
  code: 'KITCHEN_BUSY',
  message: 'The kitchen is full until 1:15 pm. Try again then.',
  data: { free_at: `${day}T07:45:00.000Z` },
});

test.each(['orders', 'portions'])(
  'buyers at the cap at once: exactly %s that fit',
  async (unit) => {
    await cap({ unit, most: 3 });
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => here.place(of(1)).catch((error) => error)),
    );
    expect(ends.filter((end) => 'id' in end)).toHaveLength(3);
    expect(ends.filter((end) => !('id' in end))).toEqual(Array(5).fill(full));
    expect(await window('07:30:00')).toMatchObject({ orders: 3, portions: 3 });
    expect(await settings()).toMatchObject({ fullUntil: `${day}T07:45:00.000Z` });

    at('07:44:59.999');
    await expect(here.place(of(1))).rejects.toEqual(full);
    at('07:45:00');
    await here.place(of(1));
  },
);

test('two buyers of the last place, in a transaction with counted portions', async () => {
  await cap({ unit: 'orders', most: 1 });
  const counted = vendor.items[1];
  if (!counted) throw new Error('Two dishes are needed');
  const ends = await Promise.all(
    [1, 2].map(() => here.place(of(2, counted)).catch((error) => error)),
  );
  expect(ends.filter((end) => 'id' in end)).toHaveLength(1);
  expect(ends.filter((end) => !('id' in end))).toEqual([full]);
  expect(await counted.stock()).toBe(48);
});

test('a repeat of a key gets its order in a full kitchen, and takes no room', async () => {
  await cap({ unit: 'orders', most: 1 });
  const [body, key] = [of(1), randomUUID()];
  const first = await here.place(body, { key });
  await expect(here.place(of(1))).rejects.toEqual(full);
  const again = await Promise.all([1, 2, 3].map(() => here.place(body, { key })));
  expect(again.map(({ id }) => id)).toEqual(Array(3).fill(first.id));
  expect(await window('07:30:00')).toMatchObject({ orders: 1 });
});

test('an order that is too large for what is left reads how much fits, and others go on', async () => {
  await cap({ unit: 'portions', most: 10 });
  await here.place(await proven(8));
  await expect(here.place(await proven(3))).rejects.toMatchObject({
    message: 'The kitchen takes only 2 more portions until 1:15 pm.',
  });
  expect(await settings()).not.toHaveProperty('fullUntil');
  await here.place(of(1));
  await expect(here.place(await proven(2))).rejects.toMatchObject({
    message: 'The kitchen takes only 1 more portion until 1:15 pm.',
  });
});

test('one that is larger than the cap itself comes first in its window or not at all', async () => {
  await cap({ unit: 'portions', most: 10 });
  await here.place(await proven(12));
  await expect(here.place(of(1))).rejects.toEqual(full);
});

test('another cap begins with what was counted, and none counts nothing', async () => {
  await cap({ unit: 'orders', most: 1 });
  await here.place(of(4));
  await expect(here.place(of(1))).rejects.toEqual(full);
  expect(await cap({ unit: 'portions', most: 5 })).not.toHaveProperty('fullUntil');
  await here.place(of(1));
  await expect(here.place(of(1))).rejects.toEqual(full);
  expect(await cap(null)).not.toHaveProperty('orderCap');
  await here.place(of(1));
  expect(await window('07:30:00')).toMatchObject({ orders: 2, portions: 5 });
});

test('a refusal that was on its way does not fill a kitchen whose cap was just raised', async () => {
  const { noteFull } = await import('@thali/functions/vendors/change-vendor.table');
  await cap({ unit: 'orders', most: 1 });
  await cap({ unit: 'orders', most: 9 });
  await noteFull(vendor.id, { unit: 'orders', most: 1 }, `${day}T07:45:00.000Z`);
  expect(await settings()).not.toHaveProperty('fullUntil');
});

const needsProof = expect.objectContaining({
  code: 'PHONE_PROOF_REQUIRED',
  message: 'This kitchen takes few orders right now. Confirm your phone to order more.',
});
/** One person's orders, who proves nothing. */
const [from, phone] = [randomUUID(), randomIds.phone()];
const byOne = (quantity: number) => ({
  ...of(quantity),
  customer_info: { name: 'Meera', phone },
});

test('an unproven person gets a third of the orders, however many come at once; all others the rest', async () => {
  await cap({ unit: 'orders', most: 6 });
  const ends = await Promise.all(
    Array.from({ length: 8 }, () => here.place(byOne(1), { from }).catch((error) => error)),
  );
  expect(ends.filter((end) => 'id' in end)).toHaveLength(2);
  expect(ends.filter((end) => !('id' in end))).toEqual(Array(6).fill(needsProof));
  await expect(here.place(byOne(1), { from: randomUUID() })).rejects.toEqual(needsProof);
  const phone_proof = await here.phoneProofOf(phone);
  await here.place({ ...byOne(1), phone_proof }, { from });
  await Promise.all([1, 2, 3].map(() => here.place(of(1), { from })));
  await expect(here.place(byOne(1), { from })).rejects.toEqual(full);
  expect(await window('07:30:00')).toMatchObject({ orders: 6, portions: 6 });
});

test('and a third of the portions, also with the first order', async () => {
  await cap({ unit: 'portions', most: 30 });
  await expect(here.place(byOne(11), { from })).rejects.toEqual(needsProof);
  await here.place(byOne(8), { from });
  await expect(here.place(byOne(3), { from })).rejects.toEqual(needsProof);
  await here.place(byOne(2), { from });
  await here.place(of(10), { from });
  expect(await window('07:30:00')).toMatchObject({ orders: 3, portions: 20 });
});

test('a cap of 24 orders needs no count of persons: one takes eight at most', async () => {
  setEnvironment({ ORDERS_UNPROVEN_PER_PHONE: '4' });
  await cap({ unit: 'orders', most: 24 });
  for (const clock of ['07:39:59', '07:40:00']) {
    at(clock);
    const ends = await Promise.all(
      Array.from({ length: 6 }, () => here.place(byOne(1), { from }).catch((error) => error)),
    );
    expect(ends.filter((end) => 'id' in end)).toHaveLength(4);
  }
  expect(await window('07:30:00')).toEqual({
    ...keys.capWindow(vendor.id, `${day}T07:30:00.000Z`),
    ...{ orders: 8, portions: 8, expiresAt: expect.any(Number) },
  });
  handlersHere();
});
