import { keys } from '@thali/functions/table/keys';
import { periodEndOf } from '@thali/shared/subscriptions/periods';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { findVendors } from '../support/find-vendors.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns, makeAdmin, makeStaff } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';

interface VendorCounts {
  total: number;
  by_status: Record<string, number>;
  by_plan: Record<string, number>;
}

const dayMs = 86_400_000;

let token: string;
beforeAll(async () => {
  token = (await makeAdmin()).token;
});

const searchVendors = (search: string, extraQuery = '') => findVendors(token, search, extraQuery);

describe('the list of vendors', () => {
  const mark = randomIds.vendor();

  test('shows the plan, last order and customers of each vendor', async () => {
    const vendor = await makeVendor({ name: `Rasoi ${mark} one`, plan: 'professional' });
    const [fresh] = await searchVendors(`${mark} one`);
    expect(fresh).toEqual({
      id: vendor.id,
      name: vendor.name,
      subdomain: vendor.subdomain,
      status: 'active',
      status_reason: null,
      plan: 'professional',
      orders_until: null,
      last_order_at: null,
      customers: 0,
      uncollected: { orders: 0, not_collected: 0, expired_ready: 0 },
      sold: { orders: 0, counter_orders: 0 },
      created_at: expect.stringMatching(/^20\d\d-/),
    });
    const { created_at } = await placeOrder(orderBody(vendor));
    const last = await placeOrder(orderBody(vendor));
    const { token: staff } = await makeStaff(vendor.id);
    expect((await moveOrder(staff, last.id, 'confirmed')).status).toBe(200);
    expect(last.created_at >= created_at).toBe(true);
    await vi.waitFor(async () => {
      expect(await searchVendors(`${mark} one`)).toMatchObject([
        { last_order_at: last.created_at, customers: 1 },
      ]);
    }, 15_000);
  });

  test('finds vendors by name, subdomain and status, in any case and over all pages', async () => {
    const names = ['a', 'b', 'c', 'd'].map((letter) => `Bhojan ${mark} ${letter}`);
    const vendors = await Promise.all(
      names.map((name, index) => makeVendor({ name, status: index === 3 ? 'pending' : 'active' })),
    );
    const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted();
    expect(idsOf(await searchVendors(`bHOJAN ${mark.toLowerCase()}`))).toEqual(idsOf(vendors));
    expect(idsOf(await searchVendors(`bhojan ${mark}`, '&limit=1'))).toEqual(idsOf(vendors));
    expect(idsOf(await searchVendors(`bhojan ${mark}`, '&status=pending'))).toEqual([
      vendors[3]?.id,
    ]);
    expect(idsOf(await searchVendors(`bhojan ${mark}`, '&status=suspended'))).toEqual([]);
    expect(idsOf(await searchVendors(vendors[0]?.subdomain.toUpperCase() ?? ''))).toEqual([
      vendors[0]?.id,
    ]);
    expect(await searchVendors('no mess of this name')).toEqual([]);
  });

  test('has each vendor once', async () => {
    const all = await searchVendors('', '&limit=100');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(7);
  });

  test.each(['limit=0', 'limit=101', 'status=eaten', 'cursor=abc', `search=${'x'.repeat(81)}`])(
    'refuses %s',
    async (wrong) => {
      const answer = await call('GET', `/admin/vendors?${wrong}`, { token });
      expectRefusal(answer, 'VALIDATION_ERROR');
    },
  );
});

test('counts all vendors by status and plan', async () => {
  const count = async () => {
    const path = '/admin/analytics?start_date=2026-01-01&end_date=2026-01-01';
    return (await getFigures(path, token)).vendors as unknown as VendorCounts;
  };
  const before = await count();
  await makeVendor({ status: 'pending', plan: 'enterprise' });
  const after = await count();
  expect(after.total).toBeGreaterThan(before.total);
  expect(after.by_status.pending).toBeGreaterThan(before.by_status.pending ?? 0);
  expect(after.by_plan.enterprise).toBeGreaterThan(before.by_plan.enterprise ?? 0);
  for (const kinds of [after.by_status, after.by_plan]) {
    expect(Object.values(kinds).reduce((sum, value) => sum + value, 0)).toBe(after.total);
  }
  expect(Object.keys(after.by_plan).toSorted()).toEqual([
    'enterprise',
    'none',
    'professional',
    'starter',
  ]);
});

describe('the status of a vendor', () => {
  const setStatus = (id: string, body: unknown, as = token) =>
    call('POST', `/admin/vendors/${id}/status`, { token: as, body });

  test('stops orders at once when suspended, and allows them again when active', async () => {
    const vendor = await makeVendor({ name: `Khana ${randomIds.vendor()}` });
    await placeOrder(orderBody(vendor));
    const reason = 'Complaints about hygiene';
    const suspended = await setStatus(vendor.id, { status: 'suspended', reason: `  ${reason} ` });
    expect([suspended.status, suspended.json.vendor.status]).toEqual([200, 'suspended']);
    expectRefusal(await postOrder(orderBody(vendor)), 'VENDOR_INACTIVE');
    expect(await searchVendors(vendor.name)).toMatchObject([
      { status: 'suspended', status_reason: reason },
    ]);
    const repeated = await setStatus(vendor.id, { status: 'suspended', reason: 'Still so' });
    expect(repeated.status).toBe(200);

    const active = await setStatus(vendor.id, { status: 'active', reason: 'All is clean' });
    expect(active.json.vendor.status).toBe('active');
    await placeOrder(orderBody(vendor));
    expect(await searchVendors(vendor.name)).toMatchObject([
      { status: 'active', status_reason: null },
    ]);
  });

  test('keeps its reason out of public answers', async () => {
    const vendor = await makeVendor();
    const reason = 'A reason that stays inside';
    await setStatus(vendor.id, { status: 'suspended', reason });
    const answers = await Promise.all([
      call('GET', `/vendors/subdomain/${vendor.subdomain}`),
      call('GET', `/vendors/profile/${vendor.subdomain}`),
      call('GET', `/storefront/${vendor.subdomain}`),
      call('GET', '/vendors'),
    ]);
    for (const { text } of answers) expect(text).not.toContain(reason);
  });

  test('activates a pending vendor', async () => {
    const vendor = await makeVendor({ status: 'pending' });
    expectRefusal(await postOrder(orderBody(vendor)), 'VENDOR_INACTIVE');
    await setStatus(vendor.id, { status: 'active', reason: 'Papers are fine' });
    await placeOrder(orderBody(vendor));
  });

  test.each([
    ['no reason', { status: 'suspended' }],
    ['a reason too short', { status: 'suspended', reason: 'xx' }],
    ['a reason of spaces and one letter', { status: 'suspended', reason: '  x  ' }],
    ['a reason too long', { status: 'suspended', reason: 'x'.repeat(301) }],
    ['another status', { status: 'pending', reason: 'Why not' }],
    ['no status', { reason: 'Why not' }],
    ['an empty body', {}],
    ['a list', []],
  ])('does not change with %s', async (_what, body) => {
    const vendor = await makeVendor();
    expectRefusal(await setStatus(vendor.id, body), 'VALIDATION_ERROR');
    expect(await vendor.row()).toMatchObject({ status: 'active' });
  });

  test('changes with a reason of 3 to 300 letters', async () => {
    const vendor = await makeVendor();
    for (const reason of ['abc', 'x'.repeat(300)]) {
      expect((await setStatus(vendor.id, { status: 'suspended', reason })).status).toBe(200);
    }
  });

  test('is for admins only, and needs a known vendor', async () => {
    const vendor = await makeVendor();
    const body = { status: 'suspended', reason: 'Not by an admin' };
    const { token: staff } = await makeStaff(vendor.id);
    expectRefusal(await setStatus(vendor.id, body, staff), 'FORBIDDEN');
    const { token: student } = await demoSignIns.student();
    expectRefusal(await setStatus(vendor.id, body, student), 'FORBIDDEN');
    expectRefusal(await setStatus('0000000000', body), 'VENDOR_NOT_FOUND');
    expectRefusal(await setStatus('nobody', body), 'VALIDATION_ERROR');
    expect(await vendor.row()).toMatchObject({ status: 'active' });
  });
});

describe('plans that end soon', () => {
  /** A vendor whose plan ends after the given days. 7 days of grace follow. */
  async function makeEndingVendor(days: number): Promise<TestVendor> {
    const vendor = await makeVendor({ plan: 'starter' });
    const ordersUntil = new Date(Date.now() + (days + 7) * dayMs).toISOString();
    await vendor.change({ ordersUntil });
    await changeRow(keys.vendorDirectory(vendor.id), { ordersUntil });
    return vendor;
  }
  const listEnding = async (query: string) =>
    (await getFigures(`/admin/subscriptions/ending${query}`, token)).subscriptions;

  test('are listed by their end, from the given number of days ahead to 30 days ago', async () => {
    const offsets = [-30.01, -29.99, -7.01, -6.99, -0.01, 0.01, 0.99, 1.01, 13.99, 14.01, 60.01];
    const vendors = await Promise.all(offsets.map(makeEndingVendor));
    const endless = await makeVendor({ plan: 'starter' });
    const listOffsets = async (query: string) => {
      const all = await listEnding(query);
      expect(all.map(({ period_end }) => period_end)).toEqual(
        all.map(({ period_end }) => period_end).toSorted(),
      );
      expect(all.map(({ vendor_id }) => vendor_id)).not.toContain(endless.id);
      return offsets.flatMap((offset, index) => {
        const listed = all.find(({ vendor_id }) => vendor_id === vendors[index]?.id);
        return listed ? [[offset, listed.state]] : [];
      });
    };
    const withinADay = [
      [-29.99, 'ended'],
      [-7.01, 'ended'],
      [-6.99, 'grace'],
      [-0.01, 'grace'],
      [0.01, 'active'],
      [0.99, 'active'],
    ];
    expect(await listOffsets('?days=1')).toEqual(withinADay);
    expect(await listOffsets('')).toEqual([...withinADay, [1.01, 'active'], [13.99, 'active']]);
    expect((await listOffsets('?days=60')).at(-1)).toEqual([14.01, 'active']);
  });

  test('name their vendor', async () => {
    const vendor = await makeEndingVendor(3);
    const { ordersUntil } = (await vendor.row()) ?? {};
    const ownEntries = (await listEnding('')).filter(({ vendor_id }) => vendor_id === vendor.id);
    expect(ownEntries).toEqual([
      {
        vendor_id: vendor.id,
        name: vendor.name,
        subdomain: vendor.subdomain,
        plan: 'starter',
        orders_until: ordersUntil,
        period_end: periodEndOf(String(ordersUntil)),
        state: 'active',
      },
    ]);
  });

  test.each(['0', '61', '1.5', '-1', 'x'])('are refused for %s days', async (days) => {
    const answer = await call('GET', `/admin/subscriptions/ending?days=${days}`, { token });
    expectRefusal(answer, 'VALIDATION_ERROR');
  });
});
