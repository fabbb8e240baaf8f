import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';

let vendor: TestVendor;
let token: string;
beforeEach(async () => {
  vendor = await makeVendor();
  token = (await makeStaff(vendor.id)).token;
});

const putRush = (body: unknown, by: string | undefined = token, of = vendor) =>
  call('PUT', `/vendors/${of.id}/rush`, { token: by, body });
const readSettings = async () =>
  (await call('GET', `/storefront/${vendor.subdomain}?v=${Date.now()}`)).json.vendor.settings;
const minutes = (instant: unknown) => (Date.parse(String(instant)) - Date.now()) / 60_000;

describe('a pause', () => {
  test.each([15, 30, 60])(
    'of %i minutes ends on a full minute, or at once on request',
    async (m) => {
      const { status, json, text } = await putRush({ pause_minutes: m });
      expect(status, text).toBe(200);
      const until = String(json.settings.paused_until);
      expect(until).toMatch(/:00\.000Z$/);
      expect(minutes(until)).toBeGreaterThan(m - 0.1);
      expect(minutes(until)).toBeLessThanOrEqual(m + 1);
      expect(await readSettings()).toMatchObject({ paused_until: until });

      const refused = await postOrder(orderBody(vendor));
      expectRefusal(refused, 'KITCHEN_BUSY');
      expect(refused.json.error).toMatch(
        /^The kitchen is on a break until \d+(:\d\d)? [ap]m\. Try again then\.$/,
      );
      expect(refused.json.free_at).toBe(until);

      expect((await putRush({ pause_minutes: 0 })).json.settings).not.toHaveProperty(
        'paused_until',
      );
      await placeOrder(orderBody(vendor));
    },
  );

  test('does not affect an earlier order: a retry with its idempotency key still returns it', async () => {
    const [body, key] = [orderBody(vendor), randomUUID()];
    const { id } = await placeOrder(body, { key });
    await putRush({ pause_minutes: 15 });
    expect(await placeOrder(body, { key })).toMatchObject({ id });
  });

  test('has no effect after its end', async () => {
    await vendor.change({
      settings: { pausedUntil: new Date(Date.now() - 1).toISOString() },
    });
    await placeOrder(orderBody(vendor));
  });
});

describe("today's hours", () => {
  test('close the mess for today, and return to the usual hours', async () => {
    const { json } = await putRush({ today: { closed: true } });
    expect(json.settings.today).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      closed: true,
    });
    const refused = await postOrder(orderBody(vendor));
    expectRefusal(refused, 'VENDOR_CLOSED');
    expect(refused.json.error).toBe('Sorry, We are closed today.');
    expect((await putRush({ today: null })).json.settings).not.toHaveProperty('today');
    await placeOrder(orderBody(vendor));
  });

  test.each([
    ['the same time twice', { open: '10:00', close: '10:00' }],
    ['invalid times', { open: '25:00', close: '26:00' }],
    // This mess is open around the clock, from 00:00 to 00:00.
    ['a closing time equal to the usual opening time', { close: '00:00' }],
  ])('refuse %s', async (_what, today) => {
    expectRefusal(await putRush({ today }), 'VALIDATION_ERROR');
  });
});

test('the rush call keeps other settings, and a general save ignores rush settings', async () => {
  const cap = { unit: 'orders', most: 3 };
  await putRush({ cap, pause_minutes: 15 });
  const before = (await putRush({})).json.settings;
  expect(before).toMatchObject({ order_cap: cap, business_hours: expect.anything() });
  const settings = {
    auto_accept_orders: true,
    paused_until: '',
    order_cap: { most: 9 },
    today: {},
  };
  await call('PUT', `/vendors/${vendor.id}`, { token, body: { settings } });
  expect((await putRush({})).json.settings).toEqual({ ...before, auto_accept_orders: true });
});

test.each([
  { pause_minutes: 20 },
  { pause_minutes: -15 },
  { cap: { unit: 'guests', most: 5 } },
  { cap: { unit: 'orders', most: 0 } },
  { cap: { unit: 'orders', most: 2.5 } },
  { cap: { unit: 'portions', most: 501 } },
])('refuses %j', async (body) => {
  expectRefusal(await putRush(body), 'VALIDATION_ERROR');
});

test('allows only the mess’s own staff and devices', async () => {
  const device = await makeDevice(vendor.id);
  const path = `/vendors/${vendor.id}/rush`;
  expect((await device.call('PUT', path, { pause_minutes: 15 })).status).toBe(200);
  const otherVendor = await makeVendor();
  const stranger = (await makeStaff(otherVendor.id)).token;
  expectRefusal(await putRush({}, stranger), 'VENDOR_ACCESS_DENIED');
  const strangeDevice = await makeDevice(otherVendor.id);
  expectRefusal(await strangeDevice.call('PUT', path, {}), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await putRush({}, (await makeStudent()).token), 'FORBIDDEN');
  expectRefusal(await putRush({}, (await makeAdmin()).token), 'FORBIDDEN');
  expectRefusal(await call('PUT', path, { body: {} }), 'UNAUTHENTICATED');
});
