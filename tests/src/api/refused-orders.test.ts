import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@thali/shared/http/error-codes';
import { clockText } from '@thali/shared/time/clock-text';
import { toIst } from '@thali/shared/time/ist';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeKitchen } from '../support/kitchen.ts';
import { makeVendor, neverOpen, type TestVendor } from '../support/make-vendor.ts';
import { type OrderBody, orderBody, postOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await makeVendor();
});

type Change = (body: OrderBody) => unknown;

const withLine = (line: object): Change => {
  return (body) => ({ ...body, items: body.items.map((item) => ({ ...item, ...line })) });
};
const withCustomer = (customer: object): Change => {
  return (body) => ({ ...body, customer_info: { ...body.customer_info, ...customer } });
};
const withKeys = (keys: object): Change => {
  return (body) => ({ ...body, ...keys });
};

const refusals: [what: string, code: ErrorCode, change: Change][] = [
  ['quantity 0', 'INVALID_QUANTITY', withLine({ quantity: 0 })],
  ['quantity -1', 'INVALID_QUANTITY', withLine({ quantity: -1 })],
  ['quantity 1.5', 'INVALID_QUANTITY', withLine({ quantity: 1.5 })],
  ['quantity 101', 'INVALID_QUANTITY', withLine({ quantity: 101 })],
  ['quantity 1e300', 'INVALID_QUANTITY', withLine({ quantity: 1e300 })],
  ['quantity "2"', 'VALIDATION_ERROR', withLine({ quantity: '2' })],
  ['quantity null', 'VALIDATION_ERROR', withLine({ quantity: null })],
  ['quantity true', 'VALIDATION_ERROR', withLine({ quantity: true })],
  ['quantity []', 'VALIDATION_ERROR', withLine({ quantity: [] })],
  ['unit price "60"', 'VALIDATION_ERROR', withLine({ unit_price: '60' })],
  ['item id as number', 'VALIDATION_ERROR', withLine({ menu_item_id: 7 })],
  ['a too long item id', 'VALIDATION_ERROR', withLine({ menu_item_id: 'A'.repeat(65) })],
  ['a long remark', 'VALIDATION_ERROR', withLine({ special_instructions: 'x'.repeat(201) })],
  ['an empty cart', 'VALIDATION_ERROR', withKeys({ items: [] })],
  ['items as object', 'VALIDATION_ERROR', withKeys({ items: {} })],
  ['items as text', 'VALIDATION_ERROR', withKeys({ items: 'thali' })],
  ['a null line', 'VALIDATION_ERROR', withKeys({ items: [null] })],
  ['no vendor', 'VALIDATION_ERROR', withKeys({ vendor_id: undefined })],
  ['a malformed vendor id', 'VALIDATION_ERROR', withKeys({ vendor_id: '../demo' })],
  ['vendor id as array', 'VALIDATION_ERROR', withKeys({ vendor_id: ['A'] })],
  ['an unknown vendor', 'VENDOR_NOT_FOUND', (body) => ({ ...body, vendor_id: randomIds.vendor() })],
  ['no customer', 'VALIDATION_ERROR', withKeys({ customer_info: null })],
  ['a blank name', 'VALIDATION_ERROR', withCustomer({ name: '   ' })],
  ['a long name', 'VALIDATION_ERROR', withCustomer({ name: 'x'.repeat(81) })],
  ['a short phone', 'VALIDATION_ERROR', withCustomer({ phone: '12345' })],
  ['phone as number', 'VALIDATION_ERROR', withCustomer({ phone: 9000000001 })],
  ['not an e-mail', 'VALIDATION_ERROR', withCustomer({ email: 'nobody' })],
  ['total as text', 'VALIDATION_ERROR', withKeys({ total_amount: '60' })],
  ['no final amount', 'VALIDATION_ERROR', withKeys({ final_amount: undefined })],
  ['an unknown payment method', 'VALIDATION_ERROR', withKeys({ payment_method: 'gold' })],
  ['payment by card', 'ONLINE_PAYMENT_UNAVAILABLE', withKeys({ payment_method: 'card' })],
  ['payment online', 'ONLINE_PAYMENT_UNAVAILABLE', withKeys({ payment_method: 'online' })],
  ['an unknown item', 'MENU_ITEM_UNAVAILABLE', withLine({ menu_item_id: randomIds.menu() })],
  ['an empty item id', 'MENU_ITEM_UNAVAILABLE', withLine({ menu_item_id: '' })],
  ['another unit price', 'PRICE_CHANGED', withLine({ unit_price: 1 })],
  ['a huge unit price', 'PRICE_CHANGED', withLine({ unit_price: 1e308 })],
  ['another line total', 'PRICE_CHANGED', withLine({ total_price: 1 })],
  ['another total', 'PRICE_CHANGED', withKeys({ total_amount: 59 })],
  ['another fee', 'PRICE_CHANGED', withKeys({ service_charge: 0 })],
  ['another final amount', 'PRICE_CHANGED', withKeys({ final_amount: 60 })],
  ['a negative total', 'PRICE_CHANGED', withKeys({ total_amount: -60 })],
  ['a tax', 'PRICE_CHANGED', withKeys({ tax_amount: 5 })],
  ['a discount', 'PRICE_CHANGED', withKeys({ discount_amount: 60 })],
];

test.each(refusals)('refuses %s: %s', async (_what, code, change) => {
  expectRefusal(await postOrder(change(orderBody(vendor))), code);
});

describe('the refusal', () => {
  test('names the line of a wrong quantity', async () => {
    const { json } = await postOrder(withLine({ quantity: 0 })(orderBody(vendor)));
    expect(json.details.map(({ path }) => path)).toEqual(['items.0.quantity']);
    expect(json.error).toBe('Some items have invalid quantities. Please check your cart.');
  });

  test('names the path of a wrong field in snake_case', async () => {
    const { json } = await postOrder(withLine({ unit_price: null })(orderBody(vendor)));
    expect(json.details.map(({ path }) => path)).toEqual(['items.0.unit_price']);
  });

  test('names the id of an unknown item', async () => {
    const id = randomIds.menu();
    const { json } = await postOrder(withLine({ menu_item_id: id })(orderBody(vendor)));
    expect(json.error).toBe(`Menu item ${id} not found or unavailable`);
  });

  test('lists the current prices after a change', async () => {
    const ownVendor = await makeVendor();
    const body = orderBody(ownVendor);
    await ownVendor.item.change({ pricePaise: 75_50 });
    const answer = await postOrder(body);
    expectRefusal(answer, 'PRICE_CHANGED');
    expect(answer.json.prices).toEqual([{ menu_item_id: ownVendor.item.id, unit_price: 75.5 }]);
    expect(answer.json.details.map(({ path }) => path)).toEqual([
      'items.0.unit_price',
      'items.0.total_price',
      'total_amount',
      'final_amount',
    ]);
  });
});

test('refuses an item that is switched off, sold out or of another vendor', async () => {
  const [off, soldOut] = await Promise.all([
    makeVendor({ items: [{ isAvailable: false }] }),
    makeVendor({ items: [{ stock: 0 }] }),
  ]);
  expectRefusal(await postOrder(orderBody(off)), 'MENU_ITEM_UNAVAILABLE');
  expectRefusal(await postOrder(orderBody(soldOut)), 'MENU_ITEM_UNAVAILABLE');
  const foreign = orderBody(vendor, [{ item: soldOut.item, quantity: 1 }]);
  expectRefusal(await postOrder(foreign), 'MENU_ITEM_UNAVAILABLE');
});

test('refuses a dish outside its meal, and the menu says when it is served', async () => {
  const clockIn = (hours: number) => toIst(new Date(Date.now() + hours * 3_600_000)).clock;
  const kitchen = await makeKitchen({
    items: [{ name: 'Idli', mealTimes: ['breakfast', 'lunch'] }, { mealTimes: ['dinner'] }],
  });
  const [idli, dinner] = kitchen.vendor.items;
  if (!idli || !dinner) throw new Error('The mess has two dishes');
  const order = () => postOrder(orderBody(kitchen.vendor, [{ item: idli, quantity: 1 }]));
  const noteOf = async (id: string) =>
    (await kitchen.storefront()).menu_items.find((item) => item.id === id)?.served_note;
  const meal_hours = {
    breakfast: { open: clockIn(3), close: clockIn(5) },
    lunch: { open: clockIn(9), close: clockIn(10) },
    dinner: { open: clockIn(-1), close: clockIn(1) },
  };
  expect((await kitchen.update({ settings: { meal_hours } })).status).toBe(200);
  const note = `Served at breakfast, from ${clockText(meal_hours.breakfast.open)}`;
  const answer = await order();
  expectRefusal(answer, 'MENU_ITEM_NOT_SERVED_NOW');
  expect(answer.json.error).toBe(`Idli is s${note.slice(1)}.`);
  expect(answer.json.details.map(({ path }) => path)).toEqual(['items.0.menu_item_id']);
  expect(await noteOf(idli.id)).toBe(note);
  expect(await noteOf(dinner.id)).toBeUndefined();
  const atDinner = orderBody(kitchen.vendor, [{ item: dinner, quantity: 1 }]);
  expect((await postOrder(atDinner)).status).toBe(201);

  const lunch = { open: clockIn(-1), close: clockIn(1) };
  await kitchen.update({ settings: { meal_hours: { ...meal_hours, lunch } } });
  expect((await order()).status).toBe(201);
  await kitchen.update({ settings: { meal_hours } });
  expectRefusal(await order(), 'MENU_ITEM_NOT_SERVED_NOW');
  await kitchen.update({ settings: { meal_hours: null } });
  expect((await order()).status).toBe(201);
  expect(await noteOf(idli.id)).toBeUndefined();
});

test('refuses a total or final amount above Rs 9,99,999.99', async () => {
  const ownVendor = await makeVendor({ items: [{ pricePaise: 99_999_99 }] });
  const bodyOf = (quantity: number) => orderBody(ownVendor, [{ item: ownVendor.item, quantity }]);
  expectRefusal(await postOrder(bodyOf(11)), 'INVALID_TOTAL_AMOUNT');
  expectRefusal(await postOrder(bodyOf(10)), 'INVALID_FINAL_AMOUNT');
  expect((await postOrder(bodyOf(9))).status).toBe(201);
});

test('refuses orders at a closed, suspended, pending or members-only mess', async () => {
  const [closed, suspended, pending, members] = await Promise.all([
    makeVendor({ settings: { businessHours: neverOpen() } }),
    makeVendor({ status: 'suspended' }),
    makeVendor({ status: 'pending' }),
    makeVendor({ settings: { requireCustomerLogin: true } }),
  ]);
  expectRefusal(await postOrder(orderBody(closed)), 'VENDOR_CLOSED');
  expectRefusal(await postOrder(orderBody(suspended)), 'VENDOR_INACTIVE');
  expectRefusal(await postOrder(orderBody(pending)), 'VENDOR_INACTIVE');
  expectRefusal(await postOrder(orderBody(members)), 'LOGIN_REQUIRED');
});

test('refuses a guest’s key that is easy to guess', async () => {
  const version1 = '0d1f2a30-1111-1111-8111-111111111111';
  for (const key of ['', '1', 'cart-001', version1, `${randomUUID()}x`]) {
    expectRefusal(await postOrder(orderBody(vendor), { key }), 'INVALID_IDEMPOTENCY_KEY');
  }
  expectRefusal(await postOrder(orderBody(vendor), { key: 'k'.repeat(129) }), 'VALIDATION_ERROR');
});
