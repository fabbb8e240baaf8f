import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import {
  orderBody,
  placeOrder,
  postOrder,
  postOrderWithRetry,
} from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

test('sells exactly the last 3 portions to 12 concurrent buyers', async () => {
  const vendor = await makeVendor({ items: [{ stock: 3 }] });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => postOrderWithRetry(orderBody(vendor))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status !== 201) expectRefusal(answer, 'MENU_ITEM_UNAVAILABLE');
  }
  expect(await vendor.item.stock()).toBe(0);
});

test('refuses more portions than remain, in one line or in two', async () => {
  const vendor = await makeVendor({ items: [{ stock: 3 }] });
  const line = (quantity: number) => ({ item: vendor.item, quantity });
  expectRefusal(await postOrder(orderBody(vendor, [line(4)])), 'MENU_ITEM_UNAVAILABLE');
  expectRefusal(await postOrder(orderBody(vendor, [line(2), line(2)])), 'MENU_ITEM_UNAVAILABLE');
  expect(await vendor.item.stock()).toBe(3);
  await placeOrder(orderBody(vendor, [line(2), line(1)]));
  expect(await vendor.item.stock()).toBe(0);
});

test('takes no portion of any item if an order fails on one item', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }, { stock: 1 }] });
  const lines = vendor.items.map((item) => ({ item, quantity: 2 }));
  expectRefusal(await postOrder(orderBody(vendor, lines)), 'MENU_ITEM_UNAVAILABLE');
  expect(await Promise.all(vendor.items.map((item) => item.stock()))).toEqual([5, 1]);
});

test('returns the portions of a cancelled order once', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }] });
  const staff = await makeStaff(vendor.id);
  const { id } = await placeOrder(orderBody(vendor, [{ item: vendor.item, quantity: 3 }]));
  expect(await vendor.item.stock()).toBe(2);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => moveOrder(staff.token, id, 'cancelled')),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await vendor.item.stock()).toBe(5);
});

test('cancels an order of a deleted item without restoring the item', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }, { stock: 5 }] });
  const staff = await makeStaff(vendor.id);
  const lines = vendor.items.map((item) => ({ item, quantity: 1 }));
  const { id } = await placeOrder(orderBody(vendor, lines));
  await vendor.item.remove();
  expect((await moveOrder(staff.token, id, 'cancelled')).json.order.status).toBe('cancelled');
  expect(await vendor.item.row()).toBeUndefined();
  expect(await vendor.items[1]?.stock()).toBe(5);
});

test('does not add yesterday’s portions to a count made today', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }, { stock: 5 }] });
  const staff = await makeStaff(vendor.id);
  const lines = vendor.items.map((item) => ({ item, quantity: 3 }));
  const { id } = await placeOrder(orderBody(vendor, lines));
  const createdAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await changeRow(keys.order(id), { createdAt });
  const path = `/vendors/${vendor.id}/menu-items/${vendor.item.id}`;
  await call('PUT', path, { token: staff.token, body: { quantity: 20 } });
  const body = { vendor_id: vendor.id };
  await call('POST', '/orders/expire-old-orders', { token: staff.token, body });
  expect(await Promise.all(vendor.items.map((item) => item.stock()))).toEqual([20, 5]);
  const today = await placeOrder(orderBody(vendor, lines));
  expect((await moveOrder(staff.token, today.id, 'cancelled')).json.order.status).toBe('cancelled');
  expect(await Promise.all(vendor.items.map((item) => item.stock()))).toEqual([20, 5]);
});

test('keeps an item unlimited if an order is cancelled that took counted portions earlier', async () => {
  const vendor = await makeVendor({ items: [{ stock: 5 }] });
  const staff = await makeStaff(vendor.id);
  const { id } = await placeOrder(orderBody(vendor));
  await vendor.item.change({ stock: undefined });
  expect((await moveOrder(staff.token, id, 'cancelled')).json.order.status).toBe('cancelled');
  expect(await vendor.item.row()).not.toHaveProperty('stock');
});

test('returns no portion of an item that was unlimited when ordered', async () => {
  const vendor = await makeVendor();
  const staff = await makeStaff(vendor.id);
  const { id } = await placeOrder(orderBody(vendor));
  await vendor.item.change({ stock: 7 });
  expect((await moveOrder(staff.token, id, 'cancelled')).status).toBe(200);
  expect(await vendor.item.stock()).toBe(7);
});
