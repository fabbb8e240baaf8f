import { randomUUID } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeStaff } from '../support/sign-in.ts';
import { putRows, readRow } from '../support/test-table.ts';

let vendor: TestVendor;
let token: string;
beforeEach(async () => {
  vendor = await makeVendor({ settings: { tables: 12 } });
  token = (await makeStaff(vendor.id)).token;
});

const putSettings = (settings: object) =>
  call('PUT', `/vendors/${vendor.id}`, { token, body: { settings } });

async function applySettings(settings: object): Promise<void> {
  const { status, text } = await putSettings(settings);
  expect(status, text).toBe(200);
}

async function readCodes(of = vendor, as = token): Promise<Map<string, string>> {
  const { json } = await call('GET', `/vendors/${of.id}/table-codes`, { token: as });
  return new Map(json.tables.map(({ table, code }) => [table, code]));
}

const findTable = (code: string | undefined, of = vendor) =>
  call('GET', `/vendors/${of.id}/tables/${code}`);

const body = (changes: object) => ({ ...orderBody(vendor), ...changes });
const atTable = (table: unknown) => body({ service_mode: 'dine_in', table });

describe('the setting', () => {
  test('is public, holds a number or names, and is removed with null', async () => {
    const { json } = await call('GET', `/storefront/${vendor.subdomain}?v=${Date.now()}`);
    expect(json.vendor.settings.tables).toBe(12);
    await applySettings({ tables: ['Garden 1 ', 'Hall'] });
    const profile = await call('GET', `/vendors/${vendor.id}`, { token });
    expect(profile.json.vendor.settings.tables).toEqual(['Garden 1', 'Hall']);
    const remaining = (await putSettings({ tables: null })).json.vendor.settings;
    expect(remaining).not.toHaveProperty('tables');
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
    expectRefusal(await putSettings({ tables }), 'VALIDATION_ERROR');
  });
});

describe('a code', () => {
  test('leads every caller to its table', async () => {
    const all = await readCodes();
    expect([...all.keys()]).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
    expect(new Set(all.values()).size).toBe(12);
    expect((await findTable(all.get('7'))).json).toEqual({ table: '7' });
    expect((await readCodes()).get('7')).toBe(all.get('7'));
  });

  test('is refused if it is forged or of another mess', async () => {
    const otherVendor = await makeVendor({ settings: { tables: 12 } });
    const otherCodes = await readCodes(otherVendor, (await makeStaff(otherVendor.id)).token);
    const ownCode = (await readCodes()).get('7') ?? '';
    expect(otherCodes.get('7')).not.toBe(ownCode);
    const forged = ownCode.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const wrong = [
      otherCodes.get('7'),
      forged,
      ownCode.slice(1),
      `${ownCode}0`,
      '7',
      '%F0%9F%8D%9B',
      '..%2F7',
    ];
    for (const code of wrong) expectRefusal(await findTable(code), 'TABLE_NOT_FOUND');
    expectRefusal(await findTable('x'.repeat(65)), 'VALIDATION_ERROR');
    expectRefusal(
      await findTable(ownCode, { ...otherVendor, id: 'ZZZZZZZZZZ' }),
      'TABLE_NOT_FOUND',
    );
  });

  test('is refused while its table is removed, and works again when the table returns', async () => {
    const code = (await readCodes()).get('12');
    await applySettings({ tables: 11 });
    expectRefusal(await findTable(code), 'TABLE_NOT_FOUND');
    await applySettings({ tables: ['12'] });
    expect((await findTable(code)).json).toEqual({ table: '12' });
    await applySettings({ tables: null });
    expectRefusal(await findTable(code), 'TABLE_NOT_FOUND');
    expect(await readCodes()).toEqual(new Map());
  });

  test('is listed for the staff of the mess only', async () => {
    const path = `/vendors/${vendor.id}/table-codes`;
    expectRefusal(await call('GET', path), 'UNAUTHENTICATED');
    const stranger = await makeStaff((await makeVendor()).id);
    expectRefusal(await call('GET', path, { token: stranger.token }), 'VENDOR_ACCESS_DENIED');
  });
});

describe('an order', () => {
  test('stores and returns its table', async () => {
    const order = await placeOrder(atTable('7'));
    expect(order).toMatchObject({ service_mode: 'dine_in', table: '7' });
    const { json } = await call('GET', '/orders', { token });
    expect(json.orders[0]).toMatchObject({ id: order.id, table: '7' });
  });

  test('with a table but without a mode is an order to eat in', async () => {
    expect(await placeOrder(body({ table: '7' }))).toMatchObject({
      service_mode: 'dine_in',
      table: '7',
    });
  });

  test.each([
    ['to take away', { service_mode: 'takeaway', table: '7' }],
    ['to take away from an unknown table', { service_mode: 'takeaway', table: '99' }],
    ['to eat in without a table', { service_mode: 'dine_in' }],
    ['with the table null', { service_mode: 'dine_in', table: null }],
    ['of an old client', {}],
  ])('%s has no table', async (_, changes) => {
    const order = await placeOrder(body(changes));
    expect(order).not.toHaveProperty('table');
    expect(await readRow(keys.order(order.id))).not.toHaveProperty('table');
  });

  test.each(['13', '0', '07', ' 7', 'Hall', 'constructor'])(
    'at the unknown table %j is refused',
    async (table) => {
      expectRefusal(await postOrder(atTable(table)), 'TABLE_UNKNOWN');
    },
  );

  test.each([7, ['7'], {}, 'x'.repeat(65)])('at the invalid table %j is refused', async (table) => {
    expectRefusal(await postOrder(atTable(table)), 'VALIDATION_ERROR');
  });

  test('gets the same answer for its key, even after its table was removed', async () => {
    const [first, key] = [atTable('7'), randomUUID()];
    const { id } = await placeOrder(first, { key });
    await applySettings({ tables: null });
    expect(await placeOrder(first, { key })).toMatchObject({ id, table: '7' });
    expectRefusal(await postOrder(atTable('8'), { key }), 'IDEMPOTENCY_KEY_REUSED');
    expectRefusal(await postOrder(first), 'TABLE_UNKNOWN');
  });
});

describe('a move', () => {
  const move = (id: string, table: unknown, as = token) =>
    call('PUT', `/orders/${id}/table`, { token: as, body: { table } });

  test('changes the table of an ongoing order, also when repeated', async () => {
    const { id } = await placeOrder(atTable('7'));
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

  test('turns a parcel into an order to eat in, and keeps its amounts', async () => {
    await applySettings({ parcel: { per: 'order', charge: 10 } });
    const { id } = await placeOrder(
      body({
        service_mode: 'takeaway',
        ...{ parcel_charge: 10, total_amount: 70, service_charge: 1, final_amount: 71 },
      }),
    );
    expect((await move(id, '3')).json.order).toMatchObject({
      ...{ table: '3', service_mode: 'dine_in', parcel_charge: 10, final_amount: 71 },
    });
  });

  test('is refused to an unknown table, and for an order that is over', async () => {
    const { id } = await placeOrder(atTable('7'));
    expectRefusal(await move(id, '13'), 'TABLE_UNKNOWN');
    expectRefusal(await move(id, 3), 'VALIDATION_ERROR');
    expectRefusal(
      await call('PUT', `/orders/${id}/table`, { token, body: {} }),
      'VALIDATION_ERROR',
    );
    await moveOrder(token, id, 'cancelled');
    const refused = await move(id, '3');
    expectRefusal(refused, 'INVALID_STATUS_TRANSITION');
    expect(refused.json.order).toMatchObject({ id, status: 'cancelled', table: '7' });
    expectRefusal(await move(`${vendor.id}${'0'.repeat(16)}`, '3'), 'ORDER_NOT_FOUND');
  });

  test('is found by a search, even with an older brief', async () => {
    const { id, created_at: createdAt } = await placeOrder(atTable('7'));
    await putRows([
      { ...keys.orderBrief(id, createdAt), name: 'Asha', phone: '+919876543210', table: '7' },
    ]);
    const search = async (text: string) => {
      const path = `/orders?search=${encodeURIComponent(text)}`;
      return (await call('GET', path, { token })).json.orders.map((order) => order.id);
    };
    expect(await search('table 7')).toEqual([id]);
    await move(id, '3');
    expect(await search('Table 3')).toEqual([id]);
    expect(await search('table 7')).toEqual([]);
    expect(await readRow(keys.orderBrief(id, createdAt))).toMatchObject({ table: '3' });
    await move(id, null);
    expect(await search('table 3')).toEqual([]);
    expect(await readRow(keys.orderBrief(id, createdAt))).not.toHaveProperty('table');
  });

  test('is refused for an order of another mess', async () => {
    const { id } = await placeOrder(atTable('7'));
    const stranger = await makeStaff((await makeVendor({ settings: { tables: 12 } })).id);
    expectRefusal(await move(id, '3', stranger.token), 'VENDOR_ACCESS_DENIED');
  });
});
