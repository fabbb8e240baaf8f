import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { pushBrowser } from '../support/push-browser.ts';
import { makeStaff } from '../support/sign-in.ts';
import { putRows } from '../support/test-table.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

const otherServers = [
  'https://evil.example/push',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://evil.example#@fcm.googleapis.com/a',
  'https://push.apple.com.evil.example/a',
  'https://evilpush.apple.com/a',
  'https://notify.windows.com/a',
  'http://127.0.0.1:1/a',
  'http://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://localhost/a',
  'file:///etc/passwd',
  'nonsense',
];

test('posts only to push services', async () => {
  const vendor = await makeVendor();
  const { token } = await makeStaff(vendor.id);
  const { id, tracking_token: trackingToken } = await placeOrder(orderBody(vendor));
  const { keys: own } = pushBrowser().subscription;
  const staff = (endpoint: string) =>
    call('PUT', '/push-subscription', { token, body: { endpoint, keys: own } });
  const guest = (endpoint: string) =>
    call('PUT', `/orders/${id}/push-subscription`, {
      headers: { 'x-tracking-token': trackingToken },
      body: { endpoint, keys: own },
    });
  const answers = await Promise.all(
    otherServers.flatMap((endpoint) => [staff(endpoint), guest(endpoint)]),
  );
  const outcomes = answers.map(outcomeOf);
  expect(new Set(outcomes)).toEqual(new Set(['VALIDATION_ERROR']));
  recordAttack('Push: messages to servers that are not push services', outcomes);

  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://db5p.notify.windows.com/w/?token=a',
  ]) {
    expect((await staff(endpoint)).status, endpoint).toBe(200);
  }
});

test('nobody subscribes to another order, or to another mess', async () => {
  const vendor = await makeVendor();
  const { id } = await placeOrder(orderBody(vendor));
  const stranger = await makeStaff((await makeVendor()).id);
  const { subscription: body } = pushBrowser();
  const path = `/orders/${id}/push-subscription`;
  const answers = await Promise.all([
    call('PUT', path, { body }),
    call('PUT', path, { body, headers: { 'x-tracking-token': 'A'.repeat(32) } }),
    call('PUT', path, { body, token: stranger.token }),
    call('PUT', '/push-subscription', { body }),
  ]);
  const outcomes = answers.map(outcomeOf);
  expect(outcomes).toEqual(['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);
  recordAttack('Push: subscriptions to foreign orders and messes', outcomes);
});

test('a person and a device save at most 120 subscriptions an hour, and block nobody else', async () => {
  const vendor = await makeVendor();
  const [staff, colleague, device] = [
    await makeStaff(vendor.id),
    await makeStaff(vendor.id),
    await makeDevice(vendor.id),
  ];
  const hour = Math.floor(Date.now() / 3_600_000);
  const used = [`vendor:${staff.userId}`, `device:${device.deviceId}`].flatMap((who) =>
    [hour, hour + 1].map((window) => ({ ...keys.rateLimit(`push:${who}`, window), tries: 120 })),
  );
  await putRows(used);
  const { subscription: body } = pushBrowser();
  const answers = [
    await call('PUT', '/push-subscription', { body, token: staff.token }),
    await call('PUT', '/push-subscription', { body, headers: device.headers }),
  ];
  const outcomes = answers.map(outcomeOf);
  expect(outcomes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  recordAttack('Push: subscriptions above the limit', outcomes);
  const otherAnswer = await call('PUT', '/push-subscription', { body, token: colleague.token });
  expect(otherAnswer.status).toBe(200);
});
