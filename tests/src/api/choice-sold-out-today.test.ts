import { keys } from '@thali/functions/table/keys';
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
import { changeRow, readRow } from '../support/test-table.ts';

let kitchen: Kitchen;
setUpHandlers();
beforeEach(async () => {
  kitchen = await makeKitchen({ items: [{ pricePaise: 60_00, hasOptions: true }] });
});

const groups = () => `/vendors/${kitchen.vendor.id}/option-groups`;
const path = (choiceId: string, groupId = kitchen.vendor.optionGroupId) =>
  `${groups()}/${groupId}/choices/${choiceId}/today`;
const markSoldOut = (soldOut: boolean, choiceId = 'HA1F') =>
  call('PUT', path(choiceId), { token: kitchen.token, body: { sold_out_today: soldOut } });
const halfPlateOrder = () => {
  const { item, optionGroupId } = kitchen.vendor;
  const choices = [{ group_id: optionGroupId, choice_id: 'HA1F' }];
  return orderBody(kitchen.vendor, [{ item, quantity: 1, choices, extra: -20 }]);
};
const groupRow = () => keys.optionGroup(kitchen.vendor.id, kitchen.vendor.optionGroupId);
const readHalf = async (token?: string) =>
  (await call('GET', groups(), { token })).json.option_groups[0]?.choices.find(
    ({ id }) => id === 'HA1F',
  );
const readMenu = () => call('GET', `/storefront/${kitchen.vendor.subdomain}?v=9999999999999`);

test('hides a sold-out choice from guests, marks it for staff, and restores it with one tap', async () => {
  const before = (await readMenu()).json.menu_version;
  const { status, json, text } = await markSoldOut(true);
  expect(status, text).toBe(200);
  expect(json.option_group.choices).toMatchObject([
    { id: 'FV11', sold_out_today: false },
    { id: 'HA1F', is_available: true, sold_out_today: true },
  ]);
  const menu = await readMenu();
  expect(menu.json.option_groups[0]?.choices).toMatchObject([
    { is_available: true },
    { is_available: false },
  ]);
  expect(menu.text).not.toContain('sold_out_today');
  expect(menu.json.menu_version).not.toBe(before);
  expect(await readHalf()).toMatchObject({ is_available: false });
  expect(await readHalf()).not.toHaveProperty('sold_out_today');
  expect(await readHalf(kitchen.token)).toMatchObject({ is_available: true, sold_out_today: true });
  expectRefusal(await postOrder(halfPlateOrder()), 'CHOICE_UNAVAILABLE');

  const marked = await readRow(groupRow());
  expect((await markSoldOut(true)).status).toBe(200);
  expect(await readRow(groupRow())).toEqual(marked);
  expect((await markSoldOut(false)).json.option_group.choices[1]).toMatchObject({
    sold_out_today: false,
  });
  await placeOrder(halfPlateOrder());
});

test('hides a dish without its last required choice, and keeps the mark when the group is edited', async () => {
  const marks = await Promise.all([markSoldOut(true), markSoldOut(true, 'FV11')]);
  expect(marks.map(({ status }) => status)).toEqual([200, 200]);
  expect((await readMenu()).json.menu_items[0]?.is_available).toBe(false);
  const put = (choices: object[]) =>
    call('PUT', `${groups()}/${kitchen.vendor.optionGroupId}`, {
      token: kitchen.token,
      body: { choices },
    });
  const full = { id: 'FV11', name: 'Full plate' };
  const halfPlate = { id: 'HA1F', name: 'Half', price: 0 };
  await put([full, halfPlate]);
  expect(await readHalf(kitchen.token)).toMatchObject({ sold_out_today: true });
  await put([full, { ...halfPlate, is_available: false }]);
  await put([full, halfPlate]);
  expect(await readHalf(kitchen.token)).toMatchObject({
    is_available: true,
    sold_out_today: false,
  });
});

test('sells no counted portion of a choice marked as sold out', async () => {
  await changeRow(groupRow(), {
    stock: { HA1F: 3 },
    stockSetAt: { HA1F: new Date().toISOString() },
  });
  const answers = await Promise.all([
    postOrder(halfPlateOrder()),
    markSoldOut(true),
    postOrder(halfPlateOrder()),
  ]);
  expect(answers[1]?.status).toBe(200);
  expectRefusal(await postOrder(halfPlateOrder()), 'CHOICE_UNAVAILABLE');
  await markSoldOut(false);
  await placeOrder(halfPlateOrder());
});

test('lets a device mark and read only the choices of its mess, and refuses guests', async () => {
  const [ownDevice, otherDevice] = await Promise.all([
    makeDevice(kitchen.vendor.id),
    makeKitchen().then(({ vendor }) => makeDevice(vendor.id)),
  ]);
  const body = { sold_out_today: true };
  expect((await ownDevice.call('PUT', path('HA1F'), body)).status).toBe(200);
  const { json } = await ownDevice.call('GET', '/kitchen');
  expect(json.option_groups).toEqual([
    {
      id: kitchen.vendor.optionGroupId,
      name: 'Portion',
      choices: [
        { id: 'FV11', name: 'Full', is_available: true, sold_out_today: false },
        { id: 'HA1F', name: 'Half', is_available: true, sold_out_today: true },
      ],
    },
  ]);
  expectRefusal(await otherDevice.call('PUT', path('HA1F'), body), 'VENDOR_ACCESS_DENIED');
  expect((await otherDevice.call('GET', '/kitchen')).json).not.toHaveProperty('option_groups');
  expectRefusal(await ownDevice.call('PUT', path('ZZZZ'), body), 'OPTION_GROUP_NOT_FOUND');
  const unknown = path('HA1F', randomIds.menu());
  expectRefusal(await ownDevice.call('PUT', unknown, body), 'OPTION_GROUP_NOT_FOUND');
  expectRefusal(await ownDevice.call('PUT', path('HA1F'), {}), 'VALIDATION_ERROR');
  expectRefusal(await call('PUT', path('HA1F'), { body }), 'UNAUTHENTICATED');
});

test('notifies open storefronts at once', async () => {
  const guest = await openLiveClient();
  await guest.join(kitchen.vendor.id);
  const before = guest.frames.filter(isEvent('menu:update')).length;
  await markSoldOut(true);
  await guest.waitForFrame(() => guest.frames.filter(isEvent('menu:update')).length > before);
});

test('offers the choice again after midnight in India, in the menu, its version and for orders', async () => {
  const useCases = await importOrders();
  const { changeChoiceToday } = await import('@thali/functions/kitchen/change-choice-today');
  const { getStorefront } = await import('@thali/functions/storefront/get-storefront');
  const { id: vendorId, subdomain, optionGroupId: groupId } = kitchen.vendor;
  const readChoices = async () => {
    const answer = await getStorefront(
      { role: 'guest' },
      { params: { subdomain }, query: { v: '1' } },
    );
    const choices = answer.optionGroups?.[0]?.choices ?? [];
    return { version: answer.menuVersion, all: choices.map(({ isAvailable }) => isAvailable) };
  };
  const order = () =>
    useCases.place(halfPlateOrder()).then(
      () => 'placed',
      ({ code }) => code,
    );
  const mark = (choiceId: string) =>
    changeChoiceToday(
      { role: 'guest' },
      { params: { vendorId, groupId, choiceId }, body: { soldOutToday: true } },
    );
  setTime('2031-03-03T15:30:00Z');
  await mark('HA1F');
  setTime('2031-03-03T18:29:59.999Z');
  const before = await readChoices();
  expect(before.all).toEqual([true, false]);
  expect(await order()).toBe('CHOICE_UNAVAILABLE');
  setTime('2031-03-03T18:30:00Z');
  const after = await readChoices();
  expect(after.all).toEqual([true, true]);
  expect(after.version).not.toBe(before.version);
  expect(await order()).toBe('placed');
  // A mark of the next day replaces the marks of the day before.
  await mark('FV11');
  expect((await readRow(groupRow()))?.soldOutOn).toEqual({ FV11: '2031-03-04' });
});
