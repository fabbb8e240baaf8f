import { staffReasons } from '@thali/shared/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

let vendor: TestVendor;
let token: string;
beforeAll(async () => {
  vendor = await makeVendor();
  token = (await makeStaff(vendor.id)).token;
});

const change = (id: string, body: object) => call('PATCH', `/orders/${id}/status`, { token, body });
const cancelAccepted = (id: string, body: object) =>
  call('POST', `/orders/${id}/not-collected`, {
    token,
    body: { return_portions: false, ...body },
  });

test.each(staffReasons)(
  'shows the guest the reason of a cancelled pending order: %s',
  async (reason) => {
    const { id, tracking_token } = await placeOrder(orderBody(vendor));
    const answer = await change(id, { status: 'cancelled', cancel_reason: reason });
    expect(answer.status, answer.text).toBe(200);
    const headers = { 'x-tracking-token': tracking_token };
    const { order } = (await call('GET', `/orders/${id}`, { headers })).json;
    expect(order).toMatchObject({ status: 'cancelled', cancel_reason: reason });
    expect(order).not.toHaveProperty('cancel_note');
  },
);

test('stores the kitchen’s note on one line', async () => {
  const { id } = await placeOrder(orderBody(vendor));
  const body = { status: 'cancelled', cancel_reason: 'other', cancel_note: ' The gas\nis out ' };
  expect((await change(id, body)).json.order).toMatchObject({
    cancel_reason: 'other',
    cancel_note: 'The gas is out',
  });
});

test('cancels without a reason', async () => {
  const { id } = await placeOrder(orderBody(vendor));
  const { order } = (await change(id, { status: 'cancelled' })).json;
  expect(order).not.toHaveProperty('cancel_reason');
});

test.each([
  ['a reason for another step', { status: 'confirmed', cancel_reason: 'closing' }],
  [
    'a note for another reason',
    { status: 'cancelled', cancel_reason: 'closing', cancel_note: 'x' },
  ],
  ['a note without a reason', { status: 'cancelled', cancel_note: 'x' }],
  ['121 characters', { status: 'cancelled', cancel_reason: 'other', cancel_note: 'x'.repeat(121) }],
  ['a reason that only the platform gives', { status: 'cancelled', cancel_reason: 'no_answer' }],
  ['a reason of another call', { status: 'cancelled', cancel_reason: 'not_collected' }],
])('refuses %s', async (_what, body) => {
  const { id } = await placeOrder(orderBody(vendor));
  expectRefusal(await change(id, body), 'VALIDATION_ERROR');
});

test.each(staffReasons)('cancels an accepted order with the reason %s', async (reason) => {
  const { id } = await writeOrder(vendor, { status: 'preparing' });
  const note = reason === 'other' ? { note: 'The gas is out' } : {};
  expect((await cancelAccepted(id, { reason, ...note })).json.order).toMatchObject({
    status: 'cancelled',
    cancel_reason: reason,
    ...(reason === 'other' && { cancel_note: 'The gas is out' }),
  });
});

test('takes “not collected” as the default reason, which allows no note', async () => {
  const { id } = await writeOrder(vendor, { status: 'ready' });
  expectRefusal(await cancelAccepted(id, { note: 'Nobody came' }), 'VALIDATION_ERROR');
  expectRefusal(await cancelAccepted(id, { reason: 'no_answer' }), 'VALIDATION_ERROR');
  expect((await cancelAccepted(id, {})).json.order).toMatchObject({
    cancel_reason: 'not_collected',
  });
});
