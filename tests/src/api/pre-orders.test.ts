import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { weekdays } from '@thali/shared/time/ist';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { makeStaff } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

setUpHandlers();
const { phoneProofOf, place } = await importOrders();
const { listSlots } = await import('@thali/functions/orders/listing/list-slots');
const { expireVendorOrders } = await import('@thali/functions/orders/expiry/expire-vendor-orders');
const { readOrder } = await import('@thali/functions/orders/store/orders.table');
const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
const { cancelOrder } = await import('@thali/functions/orders/changes/cancel-order');

/** A Monday. Lunch is from 12:00 to 13:00 in India, and guests order until 11:00. */
const day = '2031-03-03';
const at = (clock: string, date = day) => new Date(`${date}T${clock}:00+05:30`);
const slotAt = (clock: string, date = day) => at(clock, date).toISOString();
const noon = slotAt('12:00');
const meals = [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:00', weekdays: [...weekdays] }];
const rule = {
  mealId: 'MEA1',
  orderBy: { daysBefore: 0, time: '11:00' },
  every: 15 as const,
  max: { unit: 'orders' as const, most: 3 },
  proof: 'phone' as const,
  lead: 20,
};

let vendor: TestVendor;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('09:00') });
  vendor = await makeVendor({
    items: [{}, { stock: 50 }],
    settings: { meals, preOrders: [rule], tokens: true },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const setRule = (changes: object) =>
  vendor.change({
    settings: { meals, preOrders: [{ ...rule, ...changes }], businessHours: undefined },
  });

async function preOrder(changes: object = {}, quantity = 1) {
  const body = orderBody(vendor, [{ item: vendor.item, quantity }]);
  const { phone } = body.customer_info;
  return { ...body, ready_for: noon, phone_proof: await phoneProofOf(phone), ...changes };
}

const placeOne = async (changes: object = {}, quantity = 1) =>
  place(await preOrder(changes, quantity));
const codeOf = (error: unknown) => (error as { code?: string }).code;
const outcomeOf = (placing: Promise<{ id: string }>) => placing.then(() => 'placed', codeOf);
const slotRow = (startsAt = noon) => readRow(keys.slot(vendor.id, startsAt));
const cancel = async ({ id, customerInfo }: { id: string; customerInfo: { phone: string } }) =>
  (
    await cancelOrder(
      { role: 'guest' },
      { params: { orderId: id }, query: { phone: customerInfo.phone }, headers: {} },
    )
  ).order;

describe('placing', () => {
  test('confirms a pre-order at once, for its slot', async () => {
    const order = await placeOne();
    expect(order).toMatchObject({
      status: 'confirmed',
      readyFor: noon,
      mealName: 'Lunch',
      orderBy: slotAt('11:00'),
      token: 1,
    });
    expect(await slotRow()).toMatchObject({ orders: 1, portions: 1 });
    const tomorrow = await placeOne({ ready_for: slotAt('12:15', '2031-03-04') });
    expect(tomorrow.token, 'a token of the next day').toBe(1);
  });

  test('never fills a slot above its maximum, and names the next free slots', async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, () => preOrder()));
    const ends = await Promise.all(bodies.map((body) => outcomeOf(place(body))));
    expect(ends.filter((end) => end === 'placed')).toHaveLength(3);
    expect(ends.filter((end) => end === 'SLOT_FULL')).toHaveLength(5);
    expect(await slotRow()).toMatchObject({ orders: 3 });
    await expect(placeOne()).rejects.toMatchObject({
      data: { next: ['12:15', '12:30', '12:45'].map((clock) => slotAt(clock)) },
    });
  });

  test('refuses an order that is larger than a slot', async () => {
    await setRule({ max: { unit: 'portions', most: 5 } });
    expect(await outcomeOf(placeOne({}, 6))).toBe('SLOT_FULL');
    await placeOne({}, 5);
  });

  test('needs no row for a slot without a maximum', async () => {
    await setRule({ max: undefined });
    await placeOne();
    expect(await slotRow()).toBeUndefined();
  });

  test.each([
    ['11:00', 'placed'],
    ['11:01', 'ORDER_BY_PASSED'],
  ])('decides by the clock of the server: %s', async (clock, end) => {
    const body = await preOrder();
    vi.setSystemTime(at(clock));
    expect(await outcomeOf(place(body))).toBe(end);
  });

  test.each([
    ['noon', 'SLOT_UNKNOWN'],
    [slotAt('12:05'), 'SLOT_UNKNOWN'],
    [slotAt('13:00'), 'SLOT_UNKNOWN'],
    [slotAt('12:00', '2031-03-06'), 'SLOT_UNKNOWN'],
    [slotAt('12:00', '2031-03-02'), 'SLOT_UNKNOWN'],
    ['2031-03-03T12:00:00+05:30', 'placed'],
  ])('offers no slot at %s', async (ready_for, end) => {
    expect(await outcomeOf(placeOne({ ready_for }))).toBe(end);
  });

  test('takes no order for a holiday, and ignores a pause', async () => {
    const row = await vendor.row();
    const settings = row?.settings as object;
    await vendor.change({ settings: { ...settings, holidays: [{ date: day }] } });
    expect(await outcomeOf(placeOne())).toBe('VENDOR_CLOSED');
    await vendor.change({ settings: { ...settings, pausedUntil: slotAt('23:00') } });
    expect(await outcomeOf(placeOne())).toBe('placed');
  });

  test('needs a proven phone, or the payment if the mess demands it', async () => {
    expect(await outcomeOf(placeOne({ phone_proof: undefined }))).toBe('PHONE_PROOF_REQUIRED');
    await vendor.change({
      settings: {
        meals,
        preOrders: [{ ...rule, proof: 'payment' }],
        payment: { accepts: 'online', policy: 'any_time' },
      },
    });
    expect(await outcomeOf(placeOne())).toBe('PAYMENT_METHOD_UNAVAILABLE');
    const unpaid = await placeOne({ payment_method: 'online', phone_proof: undefined });
    expect(unpaid.awaitsPaymentUntil).toBe(slotAt('09:10'));
    await cancel(unpaid);
    expect(await slotRow(), 'an unpaid order returns its room in the slot').toMatchObject({
      orders: 0,
    });
  });

  test('lets one person have two waiting orders for a date', async () => {
    const { customer_info, phone_proof } = await preOrder();
    const placeAgain = (changes: object = {}) =>
      placeOne({ customer_info, phone_proof, ...changes });
    const first = await placeAgain();
    await placeAgain();
    expect(await outcomeOf(placeAgain())).toBe('TOO_MANY_ORDERS');
    await placeAgain({ ready_for: slotAt('12:00', '2031-03-04') });
    await cancel(first);
    await placeAgain();
    expect(await slotRow()).toMatchObject({ orders: 2 });
  });

  test('gives a repeat the first order', async () => {
    const [key, body] = [randomUUID(), await preOrder()];
    const [first, second] = await Promise.all([place(body, { key }), place(body, { key })]);
    expect(first.id).toBe(second.id);
    expect(await slotRow()).toMatchObject({ orders: 1 });
  });

  test('sells a dish for pre-orders only in pre-orders', async () => {
    await vendor.item.change({ preOrderOnly: true });
    const forNow = await preOrder({ ready_for: null });
    expect(await outcomeOf(place(forNow))).toBe('MENU_ITEM_NOT_SERVED_NOW');
    await placeOne();
  });

  test('sells a dish that is sold out today on a later day, and tells guests', async () => {
    const half = { id: '01', name: 'Half', pricePaise: 60_00 };
    await vendor.item.change({ sizes: [half], sizesSoldOutOn: { [half.id]: day } });
    const choices = [{ group_id: vendor.item.id, choice_id: half.id }];
    const body = await preOrder();
    const items = body.items.map((line) => ({ ...line, choices }));
    expect(await outcomeOf(place({ ...body, items }))).toBe('CHOICE_UNAVAILABLE');
    await place({ ...body, items, ready_for: slotAt('12:00', '2031-03-04') });
    const readDish = async () => {
      const params = { subdomain: vendor.subdomain };
      const { menuItems } = await getStorefront({ role: 'guest' }, { params, query: {} });
      return menuItems.find(({ id }) => id === vendor.item.id);
    };
    expect(await readDish()).toMatchObject({ isAvailable: false, soldOutToday: true });
    await vendor.item.change({ isAvailable: false });
    expect(await readDish()).not.toHaveProperty('soldOutToday');
  });
});

describe('ending', () => {
  test('the guest can cancel until the cutoff, which returns the room in the slot', async () => {
    const [early, late] = [await placeOne(), await placeOne()];
    expect(await cancel(early)).toMatchObject({ status: 'cancelled', cancelReason: 'customer' });
    expect(await cancel(early), 'a repeat').toMatchObject({ status: 'cancelled' });
    expect(await slotRow()).toMatchObject({ orders: 1, portions: 1 });
    vi.setSystemTime(at('11:01'));
    await expect(cancel(late)).rejects.toMatchObject({
      code: 'TOO_LATE_TO_CANCEL',
      data: { order: { id: late.id } },
    });
  });

  test('only the first of a concurrent cancellation and step succeeds', async () => {
    vi.useRealTimers();
    const { token } = await makeStaff(vendor.id);
    vi.useFakeTimers({ toFake: ['Date'], now: at('09:00') });
    const order = await placeOne();
    const [cancelled] = await Promise.allSettled([
      cancel(order),
      moveOrder(token, order.id, 'preparing'),
    ]);
    const stored = await readOrder(order.id);
    const isCancelled = cancelled.status === 'fulfilled';
    expect(stored?.status).toBe(isCancelled ? 'cancelled' : 'preparing');
    expect(await slotRow()).toMatchObject({ orders: isCancelled ? 0 : 1 });
  });

  test('a pre-order expires a day after its slot', async () => {
    const order = await placeOne({ ready_for: slotAt('12:00', '2031-03-05') });
    const expire = (now: Date) => expireVendorOrders(vendor.id, now, Date.now() + 10_000);
    expect(await expire(at('11:59', '2031-03-06'))).toMatchObject({ expiredCount: 0 });
    expect(await expire(at('12:01', '2031-03-06'))).toMatchObject({ expiredCount: 1 });
    expect((await readOrder(order.id))?.status).toBe('expired');
    expect(await slotRow(slotAt('12:00', '2031-03-05'))).toMatchObject({ orders: 0 });
  });
});

describe('the slots', () => {
  const list = async (date?: string) =>
    (await listSlots({ role: 'guest' }, { params: { vendorId: vendor.id }, query: { date } }))
      .meals;

  test('show their free room', async () => {
    await placeOne();
    await Promise.all([1, 2, 3].map(() => placeOne({ ready_for: slotAt('12:15') })));
    const [lunch] = await list(day);
    expect(lunch).toMatchObject({ id: 'MEA1', name: 'Lunch', orderBy: slotAt('11:00') });
    expect(lunch?.slots.map(({ room }) => room)).toEqual(['free', 'full', 'free', 'free']);
  });

  test('are empty after the cutoff and beyond two days', async () => {
    vi.setSystemTime(at('11:01'));
    expect(await list()).toMatchObject([{ name: 'Lunch', slots: [] }]);
    expect(await list('2031-03-05')).toHaveLength(1);
    expect(await list('2031-03-06')).toEqual([]);
  });

  test('are read once for all dates without pre-orders', async () => {
    await watchRequestUnits();
    await list();
    const { units } = await unitsOf(async () => {
      for (let date = 10; date < 30; date += 1) await list(`2031-04-${date}`);
    });
    expect(units.requests).toBe(0);
    recordAttack('Pre-orders: slots of random dates', { [withoutEffect]: 20 });
  });

  test('are public, and refuse an unknown mess', async () => {
    vi.useRealTimers();
    const answer = await call('GET', `/vendors/${vendor.id}/slots`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.meals).toMatchObject([{ id: 'MEA1', order_by: expect.any(String) }]);
    expectRefusal(await call('GET', '/vendors/ZZZZZZZZZZ/slots'), 'VENDOR_NOT_FOUND');
    expectRefusal(await call('GET', `/vendors/${vendor.id}/slots?date=x`), 'VALIDATION_ERROR');
  });
});
