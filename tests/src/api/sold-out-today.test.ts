import { beforeEach, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importOrders } from '../support/import-orders.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeDevice } from '../support/make-device.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { setTime } from '../support/set-time.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';

let kitchen: Kitchen;
setUpHandlers();
beforeEach(async () => {
  kitchen = await makeKitchen({ items: [{}, { stock: 20 }] });
});

const path = (id: string) => `/vendors/${kitchen.vendor.id}/menu-items/${id}/today`;
const changeToday = (body: unknown, id = kitchen.vendor.item.id) =>
  call('PUT', path(id), { token: kitchen.token, body });
const readDish = async () =>
  (await kitchen.items()).find(({ id }) => id === kitchen.vendor.item.id);

test('hides a sold-out dish from guests, marks it for staff, and restores it with one tap', async () => {
  const { item, subdomain } = kitchen.vendor;
  const before = (await kitchen.storefront()).menu_version;
  const { status, json, text } = await changeToday({ sold_out_today: true });
  expect(status, text).toBe(200);
  expect(json.menu_item).toMatchObject({ is_available: false, sold_out_today: true });
  expect(await readDish()).toMatchObject({ is_available: false, sold_out_today: true });
  const storefront = await call('GET', `/storefront/${subdomain}?v=9999999999999`);
  const guestDish = storefront.json.menu_items.find(({ id }) => id === item.id);
  expect(guestDish).toMatchObject({ is_available: false });
  expect(guestDish).not.toHaveProperty('sold_out_today');
  expect(storefront.json.menu_version).not.toBe(before);
  const guests = await call('GET', `/vendors/${kitchen.vendor.id}/menu-items`);
  expect(guests.text).not.toContain('sold_out_today');
  expectRefusal(await postOrder(orderBody(kitchen.vendor)), 'MENU_ITEM_UNAVAILABLE');

  expect((await changeToday({ sold_out_today: false })).json.menu_item).toMatchObject({
    is_available: true,
    sold_out_today: false,
  });
  await placeOrder(orderBody(kitchen.vendor));
});

test('keeps the sold-out mark when the dish is edited, until the dish is made available', async () => {
  await changeToday({ sold_out_today: true });
  await kitchen.updateItem(kitchen.vendor.item.id, { price: 70 });
  expect(await readDish()).toMatchObject({ sold_out_today: true });
  await kitchen.updateItem(kitchen.vendor.item.id, { is_available: true });
  expect(await readDish()).toMatchObject({ is_available: true, sold_out_today: false });
});

test('sets counted portions and stops counting', async () => {
  expect((await changeToday({ quantity: 12 })).json.menu_item.quantity).toBe(12);
  expect((await changeToday({ quantity: null })).json.menu_item.quantity).toBeNull();
  for (const quantity of [-1, 1.5, 100_001]) {
    expectRefusal(await changeToday({ quantity }), 'VALIDATION_ERROR');
  }
});

test('refuses a count if an order took portions meanwhile', async () => {
  const dish = kitchen.vendor.items[1] ?? kitchen.vendor.item;
  const setPortions = (knownQuantity: number | null, quantity: number | null, key: string) =>
    call('PUT', path(dish.id), {
      token: kitchen.token,
      headers: { 'idempotency-key': key },
      body: { quantity, known_quantity: knownQuantity },
    });
  await placeOrder(orderBody(kitchen.vendor, [{ item: dish, quantity: 3 }]));
  const late = await setPortions(20, 21, 'one');
  expectRefusal(late, 'PORTIONS_CHANGED');
  expect(late.json.item).toMatchObject({ id: dish.id, quantity: 17, sold_out_today: false });
  expectRefusal(await setPortions(null, 21, 'one'), 'PORTIONS_CHANGED');
  expect(await dish.stock()).toBe(17);

  expect((await setPortions(17, 18, 'one')).json.menu_item.quantity).toBe(18);
  await placeOrder(orderBody(kitchen.vendor, [{ item: dish, quantity: 2 }]));
  // A repeat after a lost answer does not add the portion again.
  expect((await setPortions(17, 18, 'one')).json.menu_item.quantity).toBe(16);
  expectRefusal(await setPortions(17, 18, 'two'), 'PORTIONS_CHANGED');

  expect((await setPortions(16, null, 'three')).json.menu_item.quantity).toBeNull();
  expect((await setPortions(null, 4, 'four')).json.menu_item.quantity).toBe(4);
  const body = { quantity: 1, known_quantity: 1 };
  expectRefusal(await changeToday(body, randomIds.menu()), 'MENU_ITEM_NOT_FOUND');
});

test('applies one of three concurrent changes from the same count', async () => {
  const dish = kitchen.vendor.items[1] ?? kitchen.vendor.item;
  const setPortions = () => changeToday({ quantity: 21, known_quantity: 20 }, dish.id);
  const answers = await Promise.all([setPortions(), setPortions(), setPortions()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await dish.stock()).toBe(21);
});

test('notifies open storefronts at once', async () => {
  const guest = await openLiveClient();
  await guest.join(kitchen.vendor.id);
  const before = guest.frames.filter(isEvent('menu:update')).length;
  await changeToday({ sold_out_today: true });
  await guest.waitForFrame(() => guest.frames.filter(isEvent('menu:update')).length > before);
});

test('lets a device mark only dishes of its mess', async () => {
  const [ownDevice, otherDevice] = await Promise.all([
    makeDevice(kitchen.vendor.id),
    makeKitchen().then(({ vendor }) => makeDevice(vendor.id)),
  ]);
  const { id } = kitchen.vendor.item;
  expect((await ownDevice.call('PUT', path(id), { sold_out_today: true })).status).toBe(200);
  expectRefusal(await otherDevice.call('PUT', path(id), {}), 'VENDOR_ACCESS_DENIED');
  const unknown = path(randomIds.menu());
  expectRefusal(
    await ownDevice.call('PUT', unknown, { sold_out_today: true }),
    'MENU_ITEM_NOT_FOUND',
  );
  expectRefusal(await call('PUT', path(id), { body: {} }), 'UNAUTHENTICATED');
});

test('offers the dish again after midnight in India, and changes the menu version', async () => {
  const useCases = await importOrders();
  const { changeItemToday } = await import('@thali/functions/kitchen/change-item-today');
  const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
  const { id: vendorId, subdomain, items } = kitchen.vendor;
  const readMenu = async () => {
    const answer = await getStorefront(
      { role: 'guest' },
      { params: { subdomain }, query: { v: '1' } },
    );
    return { version: answer.menuVersion, all: answer.menuItems.map((dish) => dish.isAvailable) };
  };
  const order = () =>
    Promise.all(
      items.map((item) =>
        useCases.place(orderBody(kitchen.vendor, [{ item, quantity: 1 }])).then(
          () => 'placed',
          ({ code }) => code,
        ),
      ),
    );
  // 9 pm in India, and later the last millisecond before midnight. The UTC date does not change at midnight in India.
  setTime('2031-03-03T15:30:00Z');
  for (const { id: itemId } of items) {
    const body = { soldOutToday: true };
    await changeItemToday({ role: 'guest' }, { params: { vendorId, itemId }, headers: {}, body });
  }
  setTime('2031-03-03T18:29:59.999Z');
  const before = await readMenu();
  expect(before.all).toEqual([false, false]);
  expect(await order()).toEqual(['MENU_ITEM_UNAVAILABLE', 'MENU_ITEM_UNAVAILABLE']);
  setTime('2031-03-03T18:30:00Z');
  const after = await readMenu();
  expect(after.all).toEqual([true, true]);
  expect(after.version).not.toBe(before.version);
  expect(await order()).toEqual(['placed', 'placed']);
});
