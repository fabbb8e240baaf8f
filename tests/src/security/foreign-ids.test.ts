import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { sampleOf, sendSample } from '../support/sample-requests.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';
import { type CanaryTarget, makeCanaryTarget, rowsOf } from './canary-target.ts';
import { harmlessOutcomeOf, outcomeOf, recordAttack } from './count-attacks.ts';

// The path has the caller's own vendor id, so no earlier check refuses the call.

let target: CanaryTarget;
let ownVendor: TestVendor;
let staff: string;
beforeAll(async () => {
  [target, ownVendor] = await Promise.all([makeCanaryTarget(), makeVendor()]);
  staff = (await makeStaff(ownVendor.id)).token;
}, 60_000);

const routes: readonly HttpRoute[] = httpRoutes;
const contracts = routes.map(({ contract }) => contract);

test('finds no dishes and categories of another mess under the caller’s own vendor id', async () => {
  const before = await rowsOf(target);
  const mixed = {
    ...target,
    vendor: { ...target.vendor, id: ownVendor.id, subdomain: ownVendor.subdomain },
  };
  const { item, categoryId, optionGroupId } = target.vendor;
  const foreign = [item.id, categoryId, optionGroupId, target.deviceId];
  const outcomes: Record<string, string> = {};
  for (const contract of contracts.filter(({ callers }) => callers.includes('vendor'))) {
    const sample = sampleOf(contract, mixed);
    if (!foreign.some((id) => JSON.stringify(sample).includes(id))) continue;
    const answer = await sendSample(contract, sample, staff);
    expectEnvelope(answer);
    outcomes[contract.name] = outcomeOf(answer);
  }
  expect(outcomes).toEqual({
    createMenuItem: 'MENU_CATEGORY_NOT_FOUND',
    updateMenuItem: 'MENU_ITEM_NOT_FOUND',
    changeMenuItems: 'MENU_ITEM_NOT_FOUND',
    copyDishes: 'MENU_ITEM_NOT_FOUND',
    changeItemToday: 'MENU_ITEM_NOT_FOUND',
    getDayMenu: 'MENU_ITEM_NOT_FOUND',
    saveDayMenu: 'MENU_ITEM_NOT_FOUND',
    deleteMenuItem: 'MENU_ITEM_NOT_FOUND',
    updateMenuCategory: 'MENU_CATEGORY_NOT_FOUND',
    deleteMenuCategory: 'MENU_CATEGORY_NOT_FOUND',
    updateOptionGroup: 'OPTION_GROUP_NOT_FOUND',
    changeChoiceToday: 'OPTION_GROUP_NOT_FOUND',
    deleteOptionGroup: 'OPTION_GROUP_NOT_FOUND',
    reorderMenu: 'MENU_CHANGED',
    placeCounterOrder: 'MENU_ITEM_UNAVAILABLE',
    placeTestOrder: 'MENU_ITEM_UNAVAILABLE',
    ringDevice: 'DEVICE_NOT_FOUND',
    removeDevice: 'DEVICE_NOT_FOUND',
    recordPots: 'POTS_CLOSED',
  });
  const paths = [
    [
      'DELETE',
      `menu-categories/${ownVendor.categoryId}?move_to=${target.vendor.categoryId}`,
      undefined,
    ],
    ['PUT', `menu-items/${ownVendor.item.id}`, { category_id: target.vendor.categoryId }],
    ['PUT', 'menu-order', { category_ids: [ownVendor.categoryId, target.vendor.categoryId] }],
  ] as const;
  const moreAnswers = await Promise.all(
    paths.map(([method, path, body]) =>
      call(method, `/vendors/${ownVendor.id}/${path}`, { token: staff, body }),
    ),
  );
  for (const answer of moreAnswers) expectEnvelope(answer);
  expect(await rowsOf(target)).toEqual(before);
  recordAttack('Routes: another mess’s dishes under the caller’s own id', [
    ...Object.values(outcomes),
    ...moreAnswers.map(outcomeOf),
  ]);
});

test('sells no dish of another mess, alone or together with dishes of the mess', async () => {
  const { item } = target.vendor;
  const bodies = [
    orderBody(ownVendor, [{ item, quantity: 1 }]),
    orderBody(ownVendor, [
      { item: ownVendor.item, quantity: 2 },
      { item, quantity: 1 },
    ]),
  ];
  const answers = await Promise.all(bodies.map((body) => postOrder(body)));
  for (const answer of answers) expectRefusal(answer, 'MENU_ITEM_UNAVAILABLE');
  recordAttack('Routes: another mess’s dish in an order', answers.map(outcomeOf));
});

test('finds no foreign order with an id that starts with the caller’s vendor id', async () => {
  const orderId = ownVendor.id + target.orderId.slice(ownVendor.id.length);
  const attempts = [
    ['GET', `/orders/${orderId}`, undefined],
    ['PATCH', `/orders/${orderId}/status`, { status: 'confirmed' }],
  ] as const;
  const answers = await Promise.all(
    attempts.map(([method, path, body]) => call(method, path, { token: staff, body })),
  );
  for (const answer of answers) expectRefusal(answer, 'ORDER_NOT_FOUND');
  recordAttack('Routes: assembled order ids', answers.map(outcomeOf));
  const order_ids = [orderId, target.orderId];
  const path = `/vendors/${ownVendor.id}/acknowledgements`;
  const { json } = await call('POST', path, { token: staff, body: { order_ids } });
  expect(json.orders).toEqual([]);
  expect(json.refused.map(({ code }) => code)).toEqual(order_ids.map(() => 'ORDER_NOT_FOUND'));
});

test('a cursor of another mess’s list opens no other list', async () => {
  for (let count = 0; count < 2; count += 1) await writeOrder(ownVendor);
  const [regularGuest, otherPerson] = await Promise.all([makeStudent(), makeStudent()]);
  for (let count = 0; count < 2; count += 1) {
    await placeOrder(orderBody(target.vendor), { token: regularGuest.token });
    await placeOrder(orderBody(ownVendor), { token: otherPerson.token });
  }
  const lists = ['', '&status=pending', '&archived=true', '&search=a'];
  const tokens = [target.staffToken, regularGuest.token];
  const cursors: string[] = [];
  for (const token of tokens) {
    for (const list of lists) {
      const { json } = await call('GET', `/orders?limit=1${list}`, { token });
      if (json.pagination?.next_cursor) cursors.push(json.pagination.next_cursor);
    }
  }
  expect(cursors.length).toBeGreaterThan(2);
  const outcomes: string[] = [];
  for (const cursor of cursors) {
    for (const [token, isOwnOrder] of [
      [staff, (order: { vendor_id: string }) => order.vendor_id === ownVendor.id],
      [
        otherPerson.token,
        (order: { customer_id: string | null }) => order.customer_id === otherPerson.userId,
      ],
    ] as const) {
      for (const list of lists.slice(0, quickOrLong(2, 4))) {
        const path = `/orders?limit=50${list}&cursor=${encodeURIComponent(cursor)}`;
        const { status, json, text } = await call('GET', path, { token });
        expect(status, text).toBeLessThan(500);
        expect(
          (json.orders ?? []).filter((order) => !isOwnOrder(order)),
          text,
        ).toEqual([]);
        outcomes.push(harmlessOutcomeOf({ status, json }));
      }
    }
  }
  recordAttack('Routes: cursors of other lists', outcomes);
});
