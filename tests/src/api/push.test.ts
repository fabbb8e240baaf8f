import { keys } from '@thali/functions/table/keys';
import { demoPassword } from '@thali/local/seed/demo-people';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { beforeAll, expect, test } from 'vitest';
import { runJob } from '../support/buy-plan.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import {
  changeStatus,
  guestHeaders,
  makeOnlineMess,
  placeOnlineOrder,
  placePaidOrder,
} from '../support/pay-online.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { makeStaff } from '../support/sign-in.ts';
import { changeRow, deleteRow, readRow } from '../support/test-table.ts';

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor({ items: [{ name: 'Dal Tadka', hasOptions: true }, { name: 'Roti' }] });
  token = (await makeStaff(vendor.id)).token;
});

const subscribe = (body: unknown, options: object = { token }) =>
  call('PUT', '/push-subscription', { ...options, body });

function placeDinner() {
  const [dal, roti] = vendor.items;
  if (!dal || !roti) throw new Error('The mess has two dishes');
  const half = { group_id: vendor.optionGroupId, choice_id: 'HA1F' };
  return placeOrder(
    orderBody(vendor, [
      { item: dal, quantity: 2, choices: [half], extra: -20 },
      { item: roti, quantity: 4 },
    ]),
  );
}

async function endpointsIn(key: Parameters<typeof readRow>[0]): Promise<string[]> {
  const { subscriptions } = Object(await readRow(key));
  return subscriptions.map(({ endpoint }: { endpoint: string }) => endpoint);
}

test('sends a new order to the browsers of the mess only', async () => {
  const device = await makeDevice(vendor.id);
  const [phone, tablet, stranger] = [pushBrowser(), pushBrowser(), pushBrowser()];
  const elsewhere = await makeStaff((await makeVendor()).id);
  expect((await subscribe(phone.subscription)).json).toEqual({ is_subscribed: true });
  expect((await subscribe(tablet.subscription, device)).status).toBe(200);
  expect((await subscribe(stranger.subscription, { token: elsewhere.token })).status).toBe(200);

  const { id } = await placeDinner();
  const message = {
    kind: 'new-order',
    order_id: id,
    number: kitchenNumber(id),
    items: '2 × Dal Tadka (Half), 4 × Roti',
  };
  await expect
    .poll(phone.messages)
    .toEqual([{ ...message, url: `/vendor/orders?mess=${vendor.id}` }]);
  await expect.poll(tablet.messages).toEqual([{ ...message, url: `/kitchen?mess=${vendor.id}` }]);
  expect(await stranger.messages()).toEqual([]);

  const [{ headers } = { headers: {} }] = await phone.received();
  expect(headers).toMatchObject({
    ttl: '300',
    urgency: 'high',
    topic: id,
    'content-encoding': 'aes128gcm',
  });
  const { public_key: publicKey } = (await call('GET', '/push-key')).json as unknown as {
    public_key: string;
  };
  expect(headers).toHaveProperty('authorization', expect.stringContaining(`k=${publicKey}`));
});

test('sends no more messages to a removed device', async () => {
  const device = await makeDevice(vendor.id);
  const [removed, remaining] = [pushBrowser(), pushBrowser()];
  await subscribe(removed.subscription, device);
  await subscribe(remaining.subscription);
  await device.remove();
  const { id } = await placeDinner();
  await expect.poll(remaining.messages).toMatchObject([{ order_id: id }]);
  expect(await removed.messages()).toEqual([]);
});

test('sends no more messages to an unsubscribed or expired browser', async () => {
  const mess = await makeVendor();
  const staff = await makeStaff(mess.id);
  const [unsubscribed, expired, remaining] = [pushBrowser(), pushBrowser(), pushBrowser()];
  for (const { subscription } of [unsubscribed, expired, remaining])
    await subscribe(subscription, staff);
  const body = { endpoint: unsubscribed.endpoint };
  const answer = await call('DELETE', '/push-subscription', { token: staff.token, body });
  expect(answer.json).toEqual({ is_subscribed: false });
  await expired.withdraw();
  const { id } = await placeOrder(orderBody(mess));
  await expect.poll(remaining.messages).toMatchObject([{ order_id: id }]);
  const stored = () => endpointsIn(keys.vendorPush(mess.id));
  await expect.poll(stored).toEqual([remaining.endpoint]);
  expect(await unsubscribed.messages()).toEqual([]);
});

test('keeps the newest twenty browsers of a mess and three of an order', {
  tags: 'long',
}, async () => {
  const mess = await makeVendor();
  const staff = await makeStaff(mess.id);
  const browsers = Array.from({ length: 22 }, () => pushBrowser());
  for (const { subscription } of browsers) await subscribe(subscription, staff);
  const { id, tracking_token: trackingToken } = await placeOrder(orderBody(mess));
  const follow = (body: object = {}) =>
    call('PUT', `/orders/${id}/push-subscription`, {
      headers: { 'x-tracking-token': trackingToken },
      body,
    });
  for (const { subscription } of browsers.slice(0, 4)) await follow(subscription);
  const all = browsers.map(({ endpoint }) => endpoint);
  expect(await endpointsIn(keys.vendorPush(mess.id))).toEqual(all.slice(-20));
  expect(await endpointsIn(keys.orderPush(id))).toEqual(all.slice(1, 4));
  const repeats = await Promise.all(
    Array.from({ length: 17 }, () => follow(browsers[3]?.subscription)),
  );
  const refused = repeats.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429]);
});

test('keeps one subscription per device, without replacing the owner’s phone', {
  tags: 'long',
}, async () => {
  const mess = await makeVendor();
  const staff = await makeStaff(mess.id);
  const device = await makeDevice(mess.id);
  const phone = pushBrowser();
  await subscribe(phone.subscription, staff);
  const addresses = Array.from({ length: 21 }, () => pushBrowser());
  for (const { subscription } of addresses) await subscribe(subscription, device);
  expect(await endpointsIn(keys.vendorPush(mess.id))).toEqual([
    phone.endpoint,
    addresses.at(-1)?.endpoint,
  ]);
});

test('sends no more messages to a device after a half-finished removal', async () => {
  const mess = await makeVendor();
  const device = await makeDevice(mess.id);
  const [locked, remaining] = [pushBrowser(), pushBrowser()];
  await subscribe(locked.subscription, device);
  await subscribe(remaining.subscription, await makeStaff(mess.id));
  await changeRow(keys.kitchenDevice(mess.id, device.deviceId), { secretHash: undefined });
  const { id } = await placeOrder(orderBody(mess));
  await expect.poll(remaining.messages).toMatchObject([{ order_id: id }]);
  expect(await locked.messages()).toEqual([]);
});

test('sends one message to a browser subscribed twice, also after one unsubscribes', async () => {
  const mess = await makeVendor();
  const [staff, device] = [await makeStaff(mess.id), await makeDevice(mess.id)];
  const sharedBrowser = pushBrowser();
  await subscribe(sharedBrowser.subscription, staff);
  await subscribe(sharedBrowser.subscription, device);
  const first = await placeOrder(orderBody(mess));
  await expect
    .poll(sharedBrowser.messages)
    .toMatchObject([{ order_id: first.id, url: `/kitchen?mess=${mess.id}` }]);
  const body = { endpoint: sharedBrowser.endpoint };
  await call('DELETE', '/push-subscription', { headers: device.headers, body });
  const second = await placeOrder(orderBody(mess));
  await expect
    .poll(sharedBrowser.messages)
    .toMatchObject([
      { order_id: first.id },
      { order_id: second.id, url: `/vendor/orders?mess=${mess.id}` },
    ]);
  await subscribe(sharedBrowser.subscription, device);
  await call('DELETE', '/push-subscription', { token: staff.token, body });
  const third = await placeOrder(orderBody(mess));
  await expect.poll(sharedBrowser.messages).toHaveLength(3);
  expect((await sharedBrowser.messages()).at(-1)).toMatchObject({
    order_id: third.id,
    url: `/kitchen?mess=${mess.id}`,
  });
});

test('ends the subscriptions of a person after a password change', async () => {
  const mess = await makeVendor();
  const [owner, cook, formerCook] = await Promise.all([1, 2, 3].map(() => makeStaff(mess.id)));
  if (!owner || !cook || !formerCook) throw new Error('Three people are needed');
  const [old, remaining, deleted] = [pushBrowser(), pushBrowser(), pushBrowser()];
  await subscribe(old.subscription, owner);
  await subscribe(remaining.subscription, cook);
  await subscribe(deleted.subscription, formerCook);
  await deleteRow(keys.user(formerCook.userId));
  const passwords = { current_password: demoPassword, new_password: 'another one 7' };
  const changed = await call('POST', '/auth/change-password', {
    token: owner.token,
    body: passwords,
  });
  expect(changed.status, changed.text).toBe(200);
  const first = await placeOrder(orderBody(mess));
  await expect.poll(remaining.messages).toMatchObject([{ order_id: first.id }]);
  expect([...(await old.messages()), ...(await deleted.messages())]).toEqual([]);

  expectRefusal(await subscribe(old.subscription, owner), 'TOKEN_INVALID');
  expect((await subscribe(old.subscription, { token: changed.json.token })).status).toBe(200);
  const second = await placeOrder(orderBody(mess));
  await expect.poll(old.messages).toMatchObject([{ order_id: second.id }]);
});

test('writes nothing for a repeated subscription', async () => {
  const mess = await makeVendor();
  const [staff, device] = [await makeStaff(mess.id), await makeDevice(mess.id)];
  const [phone, tablet] = [pushBrowser(), pushBrowser()];
  for (let round = 0; round < 3; round += 1) {
    await subscribe(phone.subscription, staff);
    await subscribe(tablet.subscription, device);
  }
  expect(await readRow(keys.vendorPush(mess.id))).toMatchObject({ revision: 2 });
});

test('refuses an unusable encryption key', async () => {
  const { subscription } = pushBrowser();
  const { auth } = subscription.keys;
  for (const p256dh of [`B${'A'.repeat(86)}`, `B${'_'.repeat(86)}`]) {
    const answer = await subscribe({ ...subscription, keys: { auth, p256dh } });
    expectRefusal(answer, 'VALIDATION_ERROR');
  }
});

test('sends the guest one message when the order is ready', async () => {
  const { id, tracking_token: trackingToken } = await placeDinner();
  const browser = pushBrowser();
  const path = `/orders/${id}/push-subscription`;
  const body = browser.subscription;
  expectRefusal(await call('PUT', path, { body }), 'ORDER_NOT_FOUND');
  const headers = { 'x-tracking-token': trackingToken };
  expect((await call('PUT', path, { headers, body })).json).toEqual({ is_subscribed: true });
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await moveOrder(token, id, status);
    if (status === 'ready') await expect.poll(browser.messages).toHaveLength(1);
  }
  expect(await browser.messages()).toEqual([
    {
      kind: 'ready',
      order_id: id,
      number: kitchenNumber(id),
      items: '2 × Dal Tadka (Half), 4 × Roti',
      url: `/orders/${id}`,
    },
  ]);
});

test('says in the ready message how much a guest can still pay online', async () => {
  const mess = await makeOnlineMess('any_time');
  const placedOrder = await placeOnlineOrder(mess.vendor);
  const browser = pushBrowser();
  const { headers } = guestHeaders(placedOrder);
  const path = `/orders/${placedOrder.id}/push-subscription`;
  await call('PUT', path, { headers, body: browser.subscription });
  for (const status of ['confirmed', 'preparing', 'ready'])
    await changeStatus(mess, placedOrder, status);
  await expect
    .poll(browser.messages)
    .toMatchObject([{ kind: 'ready', payment: 'due', pay_online: placedOrder.final_amount }]);
});

test('sends the guest one message for a cancelled paid order, and one for each refund', async () => {
  const mess = await makeOnlineMess('any_time', { items: [{ name: 'Roti' }] });
  const { order: paid } = await placePaidOrder(mess.vendor, 2);
  const browser = pushBrowser();
  const { headers } = guestHeaders(paid);
  const path = `/orders/${paid.id}/push-subscription`;
  await call('PUT', path, { headers, body: browser.subscription });
  const body = { lines: [{ index: 0, quantity: 1 }], refunded_before: 0 };
  await call('POST', `/orders/${paid.id}/refunds`, { token: mess.token, body });
  await expect.poll(browser.messages).toHaveLength(1);
  const cancel = { status: 'cancelled', cancel_reason: 'sold_out' };
  await call('PATCH', `/orders/${paid.id}/status`, { token: mess.token, body: cancel });
  await runJob('cancel-unpaid-orders');
  await expect.poll(browser.messages).toHaveLength(3);
  const parts = { order_id: paid.id, items: '2 × Roti', url: `/orders/${paid.id}` };
  const [first, ...later] = await browser.messages();
  expect(first).toMatchObject({ ...parts, kind: 'given-back', refund: 60 });
  const all = paid.final_amount;
  expect(later.toSorted((a, b) => String(a.kind).localeCompare(String(b.kind)))).toMatchObject([
    { ...parts, kind: 'cancelled', reason: 'sold_out', refund: all },
    { ...parts, kind: 'given-back', refund: all },
  ]);
});

test('sends no message to an unsubscribed guest', async () => {
  const { id, tracking_token: trackingToken } = await placeDinner();
  const [switchedOff, remaining] = [pushBrowser(), pushBrowser()];
  const path = `/orders/${id}/push-subscription`;
  const headers = { 'x-tracking-token': trackingToken };
  for (const { subscription } of [switchedOff, remaining]) {
    await call('PUT', path, { headers, body: subscription });
  }
  const body = { endpoint: switchedOff.endpoint };
  expectRefusal(await call('DELETE', path, { body }), 'ORDER_NOT_FOUND');
  expect((await call('DELETE', path, { headers, body })).json).toEqual({ is_subscribed: false });
  expect(await endpointsIn(keys.orderPush(id))).toEqual([remaining.endpoint]);
});
