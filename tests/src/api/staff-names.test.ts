import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

const staffName = 'Bhaskar of the counter';
const upi = { id: 'anna@okhdfcbank', payeeName: 'Anna', confirmedAt: '2026-11-23T04:00:00.000Z' };

/** An order that staff marked as paid, cancelled and refunded. */
async function makeRefundedOrder({ token }: { token?: string | undefined } = {}) {
  const body = { ...orderBody(mess.vendor), payment_method: 'upi' };
  const placing = { key: randomUUID(), token };
  const { order } = (await postOrder(body, placing)).json;
  const headers: Record<string, string> = token
    ? {}
    : { 'x-tracking-token': String(order.tracking_token) };
  const asStaff = (method: string, path: string, requestBody?: object) =>
    call(method, `/orders/${order.id}/${path}`, { token: mess.staff.token, body: requestBody });
  await asStaff('POST', 'received', { method: 'upi' });
  await asStaff('PATCH', 'status', { status: 'cancelled' });
  await asStaff('POST', 'refunds', { refunded_before: 0 });
  const asOwner = (method: string, path = '', requestBody?: object) =>
    call(method, `/orders/${order.id}${path}`, { token, headers, body: requestBody });
  return { order, asOwner, placeAgain: () => postOrder(body, placing) };
}

async function makeMess() {
  const vendor = await makeVendor({ settings: { payment: { accepts: 'upi', upi } } });
  const staff = await makeStaff(vendor.id);
  await changeRow(keys.user(staff.userId), { name: staffName });
  return { vendor, staff };
}

let mess: Awaited<ReturnType<typeof makeMess>>;
let guest: Awaited<ReturnType<typeof makeRefundedOrder>>;
let customer: typeof guest;
let token: string;
beforeAll(async () => {
  mess = await makeMess();
  token = (await makeStudent()).token;
  guest = await makeRefundedOrder();
  customer = await makeRefundedOrder({ token });
}, 60_000);

test.each([
  ['the order’s page', () => guest.asOwner('GET')],
  [
    'the order’s page by phone',
    () => call('GET', `/orders/${guest.order.id}?phone=${phoneOf(guest)}`),
  ],
  ['a repeated placement', () => guest.placeAgain()],
  ['‘I have paid’', () => guest.asOwner('POST', '/said-paid', {})],
  ['a refused cancellation', () => guest.asOwner('POST', '/cancel')],
  ['a customer’s page', () => customer.asOwner('GET')],
  ['a customer’s history', () => call('GET', '/orders', { token })],
  ['a customer’s repeated placement', () => customer.placeAgain()],
])('shows in %s the refund, but not the name of the staff', async (_what, ask) => {
  const { text } = await ask();
  expect(text).toContain('refunded_at');
  expect(text).not.toContain(staffName);
  expect(text).not.toMatch(/received_by|refunded_by/);
});

function phoneOf({ order }: typeof guest): string {
  return encodeURIComponent(String(order.customer_info.phone));
}

test.each([
  ['the order', () => call('GET', `/orders/${guest.order.id}`, { token: mess.staff.token })],
  [
    'its list',
    () => call('GET', `/orders?vendorId=${mess.vendor.id}`, { token: mess.staff.token }),
  ],
  [
    'its takings',
    () => {
      const { date } = toIst(new Date(guest.order.created_at));
      const path = `/vendor-payments/takings?date=${date}`;
      return call('GET', path, { token: mess.staff.token });
    },
  ],
])('shows the mess in %s the name of its staff', async (_what, ask) => {
  // The stream updates the lists shortly after the order.
  await expect.poll(async () => (await ask()).text).toContain(`"refunded_by":"${staffName}"`);
  expect((await ask()).text).toContain(`"received_by":"${staffName}"`);
});

test('names staff in live frames to the mess only', async () => {
  const staffToken = mess.staff.token;
  const body = { ...orderBody(mess.vendor), payment_method: 'upi' };
  const staffOrder = await placeOrder(body);
  const customers = await placeOrder(body, { token });
  const readers = [
    {
      proof: { order_id: staffOrder.id, tracking_token: staffOrder.tracking_token },
      ids: [staffOrder.id],
      names: 0,
    },
    { proof: { token }, ids: [customers.id], names: 0 },
    { proof: { token: staffToken }, ids: [staffOrder.id, customers.id], names: 2 },
  ];
  const clients = await Promise.all(
    readers.map(async (reader) => {
      const client = await openLiveClient();
      await client.join(mess.vendor.id, reader.proof);
      return { ...reader, client };
    }),
  );
  for (const { id } of [staffOrder, customers]) {
    const request = { token: staffToken, body: { method: 'upi' } };
    await call('POST', `/orders/${id}/received`, request);
  }
  for (const { client, ids, names } of clients) {
    for (const id of ids) {
      await client.waitForFrame(({ data }) => data?.id === id && data.payment_status === 'paid');
    }
    const framesWithName = client.frames.filter((frame) =>
      JSON.stringify(frame).includes(staffName),
    );
    expect(new Set(framesWithName.map(({ data }) => data.id)).size).toBe(names);
  }
});
