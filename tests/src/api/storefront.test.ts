import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';

const settings = {
  autoAcceptOrders: true,
  emailNotifications: true,
  smsNotifications: true,
  enableWhatsApp: true,
  holidays: [{ date: '2030-01-26', note: 'Republic Day' }],
};
const privateSettings = /auto_?accept|notifications|whats_?app|enable_?sms/i;

test('everything for a first visit in one answer', async () => {
  const vendor = await makeVendor({
    settings,
    items: [{ name: 'B' }, { name: 'A', stock: 0 }, { name: 'C', isAvailable: false }],
  });
  const { status, json, text, headers } = await call('GET', `/storefront/${vendor.subdomain}`);
  expect(status, text).toBe(200);
  expect(json.vendor).toMatchObject({
    id: vendor.id,
    subdomain: vendor.subdomain,
    name: vendor.name,
    status: 'active',
    settings: {
      business_hours: { Monday: { open: '00:00', close: '00:00', closed: false } },
      holidays: settings.holidays,
    },
  });
  expect(json.menu_items).toMatchObject([
    { name: 'A', is_available: false, quantity: 0, price: 60 },
    { name: 'B', is_available: true, quantity: null, meal_times: ['all'], is_vegetarian: true },
    { name: 'C', is_available: false },
  ]);
  expect(json.menu_categories).toHaveLength(1);
  expect(json.menu_version).toMatch(/^\d{13}$/);
  expect(text).not.toMatch(privateSettings);
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
  );
});

test('is not sent twice while it stays the same', async () => {
  const vendor = await makeVendor();
  const path = `/storefront/${vendor.subdomain}`;
  const first = await call('GET', path);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const second = await call('GET', path, { headers: { 'if-none-match': etag } });
  expect([second.status, second.text]).toEqual([304, '']);
  expect(second.headers.get('etag')).toBe(etag);

  await vendor.item.change({ pricePaise: 70_00 });
  const third = await call('GET', `${path}?v=2`, { headers: { 'if-none-match': etag } });
  expect(third.status).toBe(200);
  expect(third.headers.get('etag')).not.toBe(etag);
});

test('subdomains in upper case, unknown and malformed ones', async () => {
  const vendor = await makeVendor();
  const upper = await call('GET', `/storefront/${vendor.subdomain.toUpperCase()}`);
  expect(upper.json.vendor.id).toBe(vendor.id);
  expectRefusal(await call('GET', '/storefront/no-such-mess'), 'VENDOR_NOT_FOUND');
  for (const subdomain of ['a', '-abc', 'abc-', 'a_b', 'a.b', '%00ab', 'x'.repeat(64)]) {
    expectRefusal(await call('GET', `/storefront/${subdomain}`), 'VALIDATION_ERROR');
  }
});

test('private settings are for the vendor’s staff and an admin', async () => {
  const vendor = await makeVendor({ settings });
  const path = `/vendors/${vendor.id}`;
  const [staff, admin, student] = await Promise.all([
    makeStaff(vendor.id),
    demoSignIns.admin(),
    demoSignIns.student(),
  ]);
  for (const token of [undefined, student.token]) {
    const { status, text } = await call('GET', path, { token });
    expect(status).toBe(200);
    expect(text).not.toMatch(privateSettings);
  }
  for (const { token } of [staff, admin]) {
    const { json } = await call('GET', path, { token });
    expect(json.vendor.settings).toMatchObject({ auto_accept_orders: true });
  }
});
