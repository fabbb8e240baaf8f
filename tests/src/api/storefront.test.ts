import { keys } from '@thali/functions/table/keys';
import { toIst } from '@thali/shared/time/ist';
import { expect, test } from 'vitest';
import { type Answer, call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeKitchen } from '../support/kitchen.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, postOrder } from '../support/place-test-order.ts';
import { demoSignIns, makeStaff } from '../support/sign-in.ts';
import { putRows } from '../support/test-table.ts';

const settings = {
  autoAcceptOrders: true,
  emailNotifications: true,
  smsNotifications: true,
  enableWhatsApp: true,
  holidays: [{ date: '2030-01-26', note: 'Republic Day' }],
};
const privateSettings = /auto_?accept|notifications|whats_?app|enable_?sms/i;

test('returns all data for a first visit in one answer', async () => {
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
  // The part after the point stands for the sold-out dishes.
  expect(json.menu_version).toMatch(/^\d{13}(\.\d+)?$/);
  expect(text).not.toMatch(privateSettings);
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
  );
});

test('names the bestsellers of today, not of yesterday', async () => {
  const vendor = await makeVendor({ items: [{}, {}] });
  const [first, second] = vendor.items.map(({ id }) => id);
  const dayOf = (at: number) => toIst(new Date(at)).date;
  const today = dayOf(Date.now());
  const yesterday = dayOf(Date.now() - 86_400_000);
  await putRows([
    { ...keys.dayItems(vendor.id, today), [`q${first}`]: 12, [`r${first}`]: 720_00 },
    { ...keys.dayItems(vendor.id, yesterday), [`q${second}`]: 90 },
  ]);
  const { json } = await call('GET', `/storefront/${vendor.subdomain}`);
  expect(json.popular_item_ids).toEqual([first]);
});

test('is not sent again while it is unchanged', async () => {
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

test('accepts a subdomain in upper case, and refuses unknown and malformed subdomains', async () => {
  const vendor = await makeVendor();
  const upper = await call('GET', `/storefront/${vendor.subdomain.toUpperCase()}`);
  expect(upper.json.vendor.id).toBe(vendor.id);
  expectRefusal(await call('GET', '/storefront/no-such-mess'), 'VENDOR_NOT_FOUND');
  for (const subdomain of ['a', '-abc', 'abc-', 'a_b', 'a.b', '%00ab', 'x'.repeat(64)]) {
    expectRefusal(await call('GET', `/storefront/${subdomain}`), 'VALIDATION_ERROR');
  }
});

test('shows private settings only to the vendor’s staff and an admin', async () => {
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

test('a client that asks with `?v=` sees the vendor’s change at once', async () => {
  const kitchen = await makeKitchen();
  const path = `/storefront/${kitchen.vendor.subdomain}`;
  const first = await call('GET', path);
  const etag = first.headers.get('etag') ?? '';
  const changes: (() => Promise<Answer>)[] = [
    () => kitchen.updateItem(kitchen.vendor.item.id, { price: 61.5 }),
    () => kitchen.createItem({ name: 'Amti' }),
    () => kitchen.deleteItem(kitchen.vendor.item.id),
    () => kitchen.update({ settings: { holidays: [{ date: '2030-01-26' }] } }),
  ];
  let [version, lastEtag] = [Number(first.json.menu_version), etag];
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(300);
    const next = await call('GET', `${path}?v=${Date.now()}`, {
      headers: { 'if-none-match': lastEtag },
    });
    expect(next.status, next.text).toBe(200);
    expect(Number(next.json.menu_version)).toBeGreaterThanOrEqual(version);
    version = Number(next.json.menu_version);
    lastEtag = next.headers.get('etag') ?? '';
  }
  const same = await call('GET', path, { headers: { 'if-none-match': `W/"x", ${lastEtag}` } });
  expect([same.status, same.text]).toEqual([304, '']);
  expect(same.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
});

test.each(['pending', 'suspended'] as const)(
  'shows the status and menu of a %s vendor, which accepts no order',
  async (status) => {
    const vendor = await makeVendor({ status });
    const { json } = await call('GET', `/storefront/${vendor.subdomain}`);
    expect(json.vendor.status).toBe(status);
    expect(json.menu_items).toHaveLength(1);
    expectRefusal(await postOrder(orderBody(vendor)), 'VENDOR_INACTIVE');
  },
);

test('sorts dishes by sort order, then by name in Indian collation', async () => {
  const names = ['Zunka', 'ámti', 'Amti', 'अमटी', '10 Idlis', '2 Idlis'];
  const { vendor, updateItem, storefront } = await makeKitchen({
    items: names.map((name) => ({ name })),
  });
  const zunka = vendor.items.find(({ name }) => name === 'Zunka');
  for (const item of vendor.items) {
    const sort_order = item === zunka ? 0 : 1;
    expect((await updateItem(item.id, { sort_order })).status).toBe(200);
  }
  const sorted = (await storefront()).menu_items.map(({ name }) => name);
  expect(sorted[0]).toBe('Zunka');
  expect(sorted.slice(1)).toEqual(names.slice(1).sort((a, b) => a.localeCompare(b, 'en-IN')));
});
