import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, place, placed } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { putRows, readRow } from '../support/test-table.ts';

let vendor: TestVendor;
let token: string;
beforeEach(async () => {
  vendor = await makeVendor({ settings: { tables: 12 } });
  token = (await makeStaff(vendor.id)).token;
});

const change = (settings: object) =>
  call('PUT', `/vendors/${vendor.id}`, { token, body: { settings } });

async function changed(settings: object): Promise<void> {
  const { status, text } = await change(settings);
  expect(status, text).toBe(200);
}

async function codes(of = vendor, as = token): Promise<Map<string, string>> {
  const { json } = await call('GET', `/vendors/${of.id}/table-codes`, { token: as });
  return new Map(json.tables.map(({ table, code }) => [table, code]));
}

const find = (code: string | undefined, of = vendor) =>
  call('GET', `/vendors/${of.id}/tables/${code}`);

const body = (more: object) => ({ ...orderBody(vendor), ...more });
const atTable = (table: unknown) => body({ service_mode: 'dine_in', table });

describe('the setting', () => {
  test('is public, a number or names, and taken away by null', async () => {
    const { json } = await call('GET', `/storefront/${vendor.subdomain}?v=${Date.now()}`);
    expect(json.vendor.settings.tables).toBe(12);
    await changed({ tables: ['Garden 1 ', 'Hall'] });
    const profile = await call('GET', `/vendors/${vendor.id}`, { token });
    expect(profile.json.vendor.settings.tables).toEqual(['Garden 1', 'Hall']);
    const left = (await change({ tables: null })).json.vendor.settings;
    expect(left).not.toHaveProperty('tables');
  });

  test.each([
    [0],
    [201],
    [1.5],
    ['12'],
    [[]],
    [['']],
    [['Hall', 'HALL']],
    [['x'.repeat(21)]],
    [[1, 2]],
    [{ count: 3 }],
    [true],
  ])('refuses %j', async (tables) => {
    expectRefusal(await change({ tables }), 'VALIDATION_ERROR');
  });
});

describe('a code', () => {
  test('means its own table, no matter who asks', async () => {
    const all = await codes();
    expect([...all.keys()]).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    expect(new Set(all.values()).size).toBe(12);
    expect((await find(all.get('7'))).json).toEqual({ table: '7' });
    expect((await codes()).get('7')).toBe(all.get('7'));
  });

  test('that is forged, or another mess’s, means none', async () => {
    const other = await makeVendor({ settings: { tables: 12 } });
    const theirs = await codes(other, (await makeStaff(other.id)).token);
    const own = (await codes()).get('7') ?? '';
    expect(theirs.get('7')).not.toBe(own);
    const forged = own.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const wrong = [theirs.get('7'), forged, own.slice(1), `${own}0`, '7', '%F0%9F%8D%9B', '..%2F7'];
    for (const code of wrong) expectRefusal(await find(code), 'TABLE_NOT_FOUND');
    expectRefusal(await find('x'.repeat(65)), 'VALIDATION_ERROR');
    expectRefusal(await find(own, { ...other, id: 'ZZZZZZZZZZ' }), 'TABLE_NOT_FOUND');
  });

  test('is outdated once its table is gone, and is good again when the table is back', async () => {
    const code = (await codes()).get('12');
    await changed({ tables: 11 });
    expectRefusal(await find(code), 'TABLE_NOT_FOUND');
    await changed({ tables: ['12'] });
    expect((await find(code)).json).toEqual({ table: '12' });
    await changed({ tables: null });
    expectRefusal(await find(code), 'TABLE_NOT_FOUND');
    expect(await codes()).toEqual(new Map());
  });

  test('is listed for the mess’s own staff alone', async () => {
    const path = `/vendors/${vendor.id}/table-codes`;
    expectRefusal(await call('GET', path), 'UNAUTHENTICATED');
    const stranger = await makeStaff((await makeVendor()).id);
    expectRefusal(await call('GET', path, { token: stranger.token }), 'VENDOR_ACCESS_DENIED');
  });
});

describe('an order', () => {
  test('keeps and answers its table', async () => {
    const order = await placed(atTable('7'));
    expect(order).toMatchObject({ service_mode: 'dine_in', table: '7' });
    const { json } = await call('GET', '/orders', { token });
    expect(json.orders[0]).toMatchObject({ id: order.id, table: '7' });
  });

  test('with a table and no mode is eaten there', async () => {
    expect(await placed(body({ table: '7' }))).toMatchObject({
      service_mode: 'dine_in',
      table: '7',
    });
  });

  test.each([
    ['to take away', { service_mode: 'takeaway', table: '7' }],
    ['to take away from a table that is gone', { service_mode: 'takeaway', table: '99' }],
    ['that is collected', { service_mode: 'dine_in' }],
    ['whose table is null', { service_mode: 'dine_in', table: null }],
    ['of a client that knows of no tables', {}],
  ])('%s has none', async (_, more) => {
    const order = await placed(body(more));
    expect(order).not.toHaveProperty('table');
    expect(await readRow(keys.order(order.id))).not.toHaveProperty('table');
  });

  test.each(['13', '0', '07', ' 7', 'Hall', 'constructor'])('at %j is refused', async (table) => {
    expectRefusal(await place(atTable(table)), 'TABLE_UNKNOWN');
  });

  test.each([7, ['7'], {}, 'x'.repeat(65)])('at %j is no order', async (table) => {
    expectRefusal(await place(atTable(table)), 'VALIDATION_ERROR');
  });

  test('gets its first answer again under its key, also when its table is gone by then', async () => {
    const [first, key] = [atTable('7'), randomUUID()];
    const { id } = await placed(first, { key });
    await changed({ tables: null });
    expect(await placed(first, { key })).toMatchObject({ id, table: '7' });
    expectRefusal(await place(atTable('8'), { key }), 'IDEMPOTENCY_KEY_REUSED');
    expectRefusal(await place(first), 'TABLE_UNKNOWN');
  });
});

describe('moving', () => {
  const move = (id: string, table: unknown, as = token) =>
    call('PUT', `/orders/${id}/table`, { token: as, body: { table } });

  test('changes the table of an ongoing order, as often as it is sent', async () => {
    const { id } = await placed(atTable('7'));
    for (const _ of ['once', 'twice']) {
      const { json, status, text } = await move(id, '3');
      expect(status, text).toBe(200);
      expect(json.order).toMatchObject({ table: '3', service_mode: 'dine_in', status: 'pending' });
      expect(json.order.acknowledged_at).not.toBeNull();
    }
    const { json } = await move(id, null);
    expect(json.order).toMatchObject({ service_mode: 'dine_in' });
    expect(json.order).not.toHaveProperty('table');
  });

  test('has a parcel eaten there, and leaves what it costs', async () => {
    await changed({ parcel: { per: 'order', charge: 10 } });
    const { id } = await placed(
      body({
        service_mode: 'takeaway',
        ...{ parcel_charge: 10, total_amount: 70, service_charge: 1, final_amount: 71 },
      }),
    );
    expect((await move(id, '3')).json.order).toMatchObject({
      ...{ table: '3', service_mode: 'dine_in', parcel_charge: 10, final_amount: 71 },
    });
  });

  test('to a table that is not there is refused, and so is moving what is over', async () => {
    const { id } = await placed(atTable('7'));
    expectRefusal(await move(id, '13'), 'TABLE_UNKNOWN');
    expectRefusal(await move(id, 3), 'VALIDATION_ERROR');
    expectRefusal(
      await call('PUT', `/orders/${id}/table`, { token, body: {} }),
      'VALIDATION_ERROR',
    );
    await call('PATCH', `/orders/${id}/status`, { token, body: { status: 'cancelled' } });
    const refused = await move(id, '3');
    expectRefusal(refused, 'INVALID_STATUS_TRANSITION');
    expect(refused.json.order).toMatchObject({ id, status: 'cancelled', table: '7' });
    expectRefusal(await move(`${vendor.id}${'0'.repeat(16)}`, '3'), 'ORDER_NOT_FOUND');
  });

  test('is found by a search, also when its brief was noted before', async () => {
    const { id, created_at: createdAt } = await placed(atTable('7'));
    await putRows([
      { ...keys.orderBrief(id, createdAt), name: 'Asha', phone: '+919876543210', table: '7' },
    ]);
    const found = async (search: string) => {
      const path = `/orders?search=${encodeURIComponent(search)}`;
      return (await call('GET', path, { token })).json.orders.map((order) => order.id);
    };
    expect(await found('table 7')).toEqual([id]);
    await move(id, '3');
    expect(await found('Table 3')).toEqual([id]);
    expect(await found('table 7')).toEqual([]);
    expect(await readRow(keys.orderBrief(id, createdAt))).toMatchObject({ table: '3' });
    await move(id, null);
    expect(await found('table 3')).toEqual([]);
    expect(await readRow(keys.orderBrief(id, createdAt))).not.toHaveProperty('table');
  });

  test('of another mess’s order is refused', async () => {
    const { id } = await placed(atTable('7'));
    const stranger = await makeStaff((await makeVendor({ settings: { tables: 12 } })).id);
    expectRefusal(await move(id, '3', stranger.token), 'VENDOR_ACCESS_DENIED');
  });
});
