import { keys } from '@thali/functions/table/keys';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns, makeStaff, makeStudent } from '../support/sign-in.ts';
import { deleteRows, putRows, readRow } from '../support/test-table.ts';
import { newSubdomain, vendorBody } from '../support/vendor-bodies.ts';
import type { WireVendor } from '../support/wire-answer.ts';

let admin: string;
beforeAll(async () => {
  admin = (await demoSignIns.admin()).token;
});

const create = (changes: Record<string, unknown> = {}, token = admin) =>
  call('POST', '/vendors', { token, body: vendorBody(changes) });

/** All pages of a list, and their number. */
async function listAll(query: Record<string, string>, token?: string) {
  const vendors: WireVendor[] = [];
  let pages = 0;
  let cursor: string | null = null;
  do {
    const search = new URLSearchParams({ ...query, ...(cursor && { cursor }) });
    const { status, json, text } = await call('GET', `/vendors?${search}`, { token });
    if (status !== 200) throw new Error(text);
    vendors.push(...json.vendors);
    cursor = json.pagination.next_cursor;
    pages += 1;
  } while (cursor);
  return { vendors, pages, ids: vendors.map(({ id }) => id) };
}

describe('creating a vendor', () => {
  test('sets default hours, an empty menu and its subdomain', async () => {
    const subdomain = newSubdomain();
    const answer = await create({ subdomain: subdomain.toUpperCase(), plan: 'professional' });
    expect(answer.status, answer.text).toBe(201);
    const { vendor } = answer.json;
    expect(vendor).toMatchObject({
      id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
      subdomain,
      name: 'Annapurna Bhojanalaya',
      display_name: 'Annapurna',
      status: 'active',
      plan: 'professional',
      description: null,
      accent_color: null,
      settings: { auto_accept_orders: false, require_customer_login: false },
    });
    const hours = vendor.settings.business_hours as Record<string, unknown>;
    expect(Object.keys(hours)).toHaveLength(7);
    expect(hours.Sunday).toEqual({ open: '09:00', close: '18:00', closed: false });

    const { json } = await call('GET', `/storefront/${subdomain}`);
    expect(json.vendor.id).toBe(vendor.id);
    expect([json.menu_items, json.menu_categories]).toEqual([[], []]);
    expect((await listAll({ search: subdomain })).ids).toEqual([vendor.id]);
  });

  test('accepts camelCase and settings as a JSON string over the defaults', async () => {
    const { displayName, ...more } = { displayName: 'Camel Mess', businessName: 'ignored' };
    const { display_name, ...body } = vendorBody(more);
    const answer = await call('POST', '/vendors', {
      token: admin,
      body: { ...body, displayName, settings: JSON.stringify({ autoAcceptOrders: true }) },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.vendor).toMatchObject({
      display_name: 'Camel Mess',
      plan: null,
      settings: { auto_accept_orders: true, business_hours: { Monday: { open: '09:00' } } },
    });
  });

  test.each(['demo', 'www', 'API', 'billing', 'xn--a', 'XN--dmo-7cd'])(
    'refuses the reserved subdomain %s',
    async (subdomain) => {
      const answer = await create({ subdomain });
      expectRefusal(answer, 'SUBDOMAIN_RESERVED');
      expect(answer.json.details).toMatchObject([{ path: 'subdomain' }]);
    },
  );

  test.each(['ab', '-abc', 'abc-', 'a_b_c', 'a.b.c', 'mess mess', 'मेस', 'x'.repeat(64), '', 7])(
    'refuses the invalid subdomain %j',
    async (subdomain) => {
      const answer = await create({ subdomain });
      expectRefusal(answer, 'VALIDATION_ERROR');
      expect(answer.json.details).toMatchObject([{ path: 'subdomain' }]);
    },
  );

  test('gives a subdomain to one of eight concurrent calls', async () => {
    const subdomain = newSubdomain();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ subdomain })));
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status !== 201) expectRefusal(answer, 'SUBDOMAIN_TAKEN');
    }
    const owner = await readRow(keys.subdomain(subdomain));
    expect(owner?.vendorId).toBe(winners[0]?.json.vendor.id);
    expect((await listAll({ search: subdomain }, admin)).vendors).toHaveLength(1);
  });

  test.each([
    ['name', 'A'],
    ['display_name', ''],
    ['email', 'not an address'],
    ['phone', '12'],
    ['address', '   '],
    ['accent_color', 'red'],
    ['accent_color', '#12345'],
    ['logo_url', 'javascript:alert(1)'],
    ['cover_url', 'javascript:alert(1)'],
    ['logo_url', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['status', 'closed'],
    ['plan', 'free'],
    ['settings', '{'],
    ['settings', 'null'],
    ['settings', []],
    ['name', { $ne: null }],
    ['name', 'x'.repeat(100_000)],
  ])('refuses an invalid %s (case %#)', async (field, value) => {
    const answer = await create({ [field]: value });
    expectRefusal(answer, 'VALIDATION_ERROR');
    expect(answer.json.details[0]?.path).toMatch(new RegExp(`^${field}`));
  });
});

describe('the list', () => {
  test('shows active vendors to everyone, and all with status and plan to an admin', async () => {
    const cuisine = `Test ${randomIds.vendor()}`;
    const options = { cuisine, plan: 'starter', settings: { autoAcceptOrders: true } } as const;
    const [active, suspended, pending] = await Promise.all([
      makeVendor(options),
      makeVendor({ ...options, status: 'suspended' }),
      makeVendor({ ...options, status: 'pending' }),
    ]);
    const student = await makeStudent();
    const staff = await makeStaff(suspended.id);
    for (const token of [undefined, student.token, staff.token]) {
      const { vendors } = await listAll({ cuisine }, token);
      expect(vendors).toMatchObject([{ id: active.id, status: 'active', cuisine }]);
      expect(JSON.stringify(vendors)).not.toMatch(/plan|auto_accept|is_demo|created_at/);
    }
    const { vendors } = await listAll({ cuisine }, admin);
    expect(new Set(vendors.map(({ id, status, plan }) => `${id} ${status} ${plan}`))).toEqual(
      new Set([
        `${active.id} active starter`,
        `${suspended.id} suspended starter`,
        `${pending.id} pending starter`,
      ]),
    );
  });

  test('finds vendors by a part of name or subdomain, and by cuisine too', async () => {
    const mark = randomIds.vendor();
    const vendor = await makeVendor({ name: `Café Ñandú ${mark}`, cuisine: 'South Indian' });
    const find = async (query: Record<string, string>) => (await listAll(query)).ids;
    expect(await find({ search: `ÑANDÚ ${mark.toLowerCase()}` })).toEqual([vendor.id]);
    expect(await find({ search: ` ${vendor.subdomain.slice(3).toUpperCase()} ` })).toEqual([
      vendor.id,
    ]);
    expect(await find({ search: mark, cuisine: 'south' })).toEqual([vendor.id]);
    expect(await find({ search: mark, cuisine: 'north' })).toEqual([]);
    expect(await find({ search: `%${mark}.*` })).toEqual([]);
  });

  test('shows each vendor once over pages', async () => {
    const cuisine = `Paged ${randomIds.vendor()}`;
    const options = await Promise.all(Array.from({ length: 7 }, () => makeVendor({ cuisine })));
    const expected = options.map(({ id }) => id).sort();
    for (const limit of ['1', '3', '7']) {
      const { ids } = await listAll({ cuisine, limit });
      expect(ids.toSorted()).toEqual(expected);
    }
    const { ids } = await listAll({ limit: '50' });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(expected));
  });

  test('searches a bounded part of the directory per page', {
    tags: 'long',
  }, async () => {
    const vendor = await makeVendor({ name: `Needle ${randomIds.vendor()}` });
    const hay = Array.from({ length: 520 }, () => ({
      ...keys.vendorDirectory(randomIds.vendor()),
      subdomain: 'hay',
      name: 'Hay',
      status: 'active',
    }));
    onTestFinished(async () => {
      await deleteRows(hay);
    });
    await putRows(hay);
    const { ids, pages } = await listAll({ search: vendor.name });
    expect(ids).toEqual([vendor.id]);
    expect(pages).toBeGreaterThanOrEqual(2);
  });

  test.each(['x', '!!!', 'null', Buffer.from('VENDORS').toString('base64url'), 'A'.repeat(512)])(
    'refuses an invalid cursor (case %#)',
    async (cursor) => {
      expectRefusal(await call('GET', `/vendors?cursor=${cursor}`), 'VALIDATION_ERROR');
    },
  );

  test.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=x', `search=${'x'.repeat(81)}`])(
    'refuses an invalid query (case %#)',
    async (query) => {
      expectRefusal(await call('GET', `/vendors?${query}`), 'VALIDATION_ERROR');
    },
  );
});

describe('one vendor', () => {
  test('by id shows public fields to strangers, and all fields to its staff and an admin', async () => {
    const vendor = await makeVendor({ plan: 'starter', settings: { smsNotifications: true } });
    const [staff, student] = await Promise.all([makeStaff(vendor.id), makeStudent()]);
    const read = async (token?: string) =>
      (await call('GET', `/vendors/${vendor.id}`, { token })).json.vendor;
    for (const token of [undefined, student.token]) {
      expect(Object.keys(await read(token)).sort()).toEqual([
        'accent_color',
        'address',
        'cover_url',
        'cuisine',
        'description',
        'display_name',
        'email',
        'id',
        'logo_url',
        'name',
        'phone',
        'settings',
        'status',
        'subdomain',
      ]);
      expect(Object.keys((await read(token)).settings)).toEqual(['business_hours']);
    }
    for (const token of [staff.token, admin]) {
      expect(await read(token)).toMatchObject({
        plan: 'starter',
        settings: { sms_notifications: true },
      });
    }
    const unknown = `/vendors/${randomIds.vendor()}`;
    expectRefusal(await call('GET', unknown), 'VENDOR_NOT_FOUND');
  });

  test('by subdomain and as a profile is public', async () => {
    const vendor = await makeVendor({ settings: { autoAcceptOrders: true }, cuisine: 'Gujarati' });
    const { token } = await makeStaff((await makeVendor()).id);
    const bySubdomain = await call('GET', `/vendors/subdomain/${vendor.subdomain}`, { token });
    expect(bySubdomain.json.vendor).toMatchObject({ id: vendor.id, name: vendor.name });
    expect(bySubdomain.text).not.toMatch(/auto_accept|plan/);
    const profile = await call('GET', `/vendors/profile/${vendor.subdomain}`, { token });
    expect(profile.json).toEqual({
      profile: {
        business_name: vendor.name,
        display_name: vendor.name,
        email: null,
        phone: null,
        address: null,
        cuisine: 'Gujarati',
        logo_url: null,
        cover_url: null,
      },
    });
    expect(profile.headers.get('etag')).toMatch(/^"/);
    for (const path of ['subdomain', 'profile']) {
      const answer = await call('GET', `/vendors/${path}/no-such-mess`);
      expectRefusal(answer, 'VENDOR_NOT_FOUND');
      expectRefusal(await call('GET', `/vendors/${path}/a_b`), 'VALIDATION_ERROR');
    }
  });
});

describe('deleting a vendor', () => {
  test('suspends it, keeps its data and takes it off the list', async () => {
    const vendor = await makeVendor();
    const path = `/vendors/${vendor.id}`;
    const { status, json } = await call('DELETE', path, { token: admin });
    expect([status, json.vendor.status]).toEqual([200, 'suspended']);
    expect((await listAll({ search: vendor.subdomain })).ids).toEqual([]);
    expect((await listAll({ search: vendor.subdomain }, admin)).ids).toEqual([vendor.id]);
    expect((await readRow(keys.vendorDirectory(vendor.id)))?.status).toBe('suspended');
    const repeat = await call('DELETE', path, { token: admin });
    expect(repeat.json.vendor.status).toBe('suspended');
    expectRefusal(
      await call('DELETE', `/vendors/${randomIds.vendor()}`, { token: admin }),
      'VENDOR_NOT_FOUND',
    );
  });
});
