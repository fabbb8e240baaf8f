import { historyMark } from '@thali/local/history/history-mark';
import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';

async function list(token: string, query = '') {
  const { status, json, text } = await call('GET', `/orders${query}`, { token });
  expect(status, text).toBe(200);
  return { ids: json.orders.map(({ id }) => id), ...json };
}

describe('a vendor’s orders', () => {
  let token: string;
  /** Newest first, two of each status. */
  let all: { id: string; status: string }[];

  beforeAll(async () => {
    const vendor = await makeVendor();
    token = (await makeStaff(vendor.id)).token;
    const statuses = [...orderStatuses, ...orderStatuses];
    all = await Promise.all(
      statuses.map((status, index) =>
        writeOrder(vendor, {
          status,
          createdAt: new Date(Date.now() - index * 60_000).toISOString(),
          // The stream does not treat orders with this mark as new.
          bodyHash: historyMark,
        }),
      ),
    );
  });

  test('are listed newest first, with the total', async () => {
    const { ids, pagination } = await list(token);
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(pagination).toEqual({ total: 14, limit: 50, offset: 0, next_cursor: null });
  });

  test('are paged by cursor, each once and in order', async () => {
    const pages: string[][] = [];
    let query = '?limit=5';
    for (let page = 0; page < 4 && query; page += 1) {
      const { ids, pagination } = await list(token, query);
      pages.push(ids);
      query = pagination.next_cursor ? `?limit=5&cursor=${pagination.next_cursor}` : '';
    }
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 4]);
  });

  test('are paged by offset, also past the end', async () => {
    const { ids, pagination } = await list(token, '?limit=4&offset=6');
    expect(ids).toEqual(all.slice(6, 10).map(({ id }) => id));
    expect(pagination).toMatchObject({ total: 14, limit: 4, offset: 6 });
    expect((await list(token, '?offset=900')).ids).toEqual([]);
  });

  test.each([...orderStatuses, 'ongoing'])('are filtered by status: %s', async (status) => {
    const ongoing = ['pending', 'confirmed', 'preparing', 'ready'];
    const filter = status === 'ongoing' ? ongoing : [status];
    const expected = all.filter((order) => filter.includes(order.status)).map(({ id }) => id);
    const { ids, pagination } = await list(token, `?status=${status}`);
    expect(ids).toEqual(expected);
    expect(pagination.total).toBe(expected.length);
    const second = await list(token, `?status=${status}&limit=1&offset=1`);
    expect(second.ids).toEqual(expected.slice(1, 2));
  });

  test('are filtered by several statuses over pages', async () => {
    const statuses = orderStatuses.filter((status) => status !== 'expired');
    const expected = all.filter(({ status }) => status !== 'expired').map(({ id }) => id);
    const query = `?status=${statuses.join(',')}`;
    const whole = await list(token, query);
    expect([whole.ids, whole.pagination.total]).toEqual([expected, 12]);
    const first = await list(token, `${query}&limit=5`);
    const { next_cursor } = first.pagination;
    const second = await list(token, `${query}&limit=5&cursor=${next_cursor}`);
    expect([...first.ids, ...second.ids]).toEqual(expected.slice(0, 10));
    expect((await list(token, `${query}&limit=5&offset=10`)).ids).toEqual(expected.slice(10));
    const past = await list(token, '?status=completed,cancelled,expired');
    expect(past.pagination.total).toBe(6);
  });

  test('are paged by cursor while ongoing', async () => {
    const ongoing = (await list(token, '?status=ongoing')).ids;
    const first = await list(token, '?status=ongoing&limit=5');
    expect(first.pagination.total).toBe(8);
    const query = `?status=ongoing&limit=5&cursor=${first.pagination.next_cursor}`;
    const second = await list(token, query);
    expect([...first.ids, ...second.ids]).toEqual(ongoing);
    expect(second.pagination.next_cursor).toBeNull();
  });

  test('are listed by day in India and by payment, with all pages of the day', async () => {
    const vendor = await makeVendor();
    const staff = await makeStaff(vendor.id);
    const [late, noon, first] = await Promise.all([
      writeOrder(vendor, { createdAt: '2026-03-02T18:29:59.999Z', paymentMethod: 'upi' }),
      writeOrder(vendor, { createdAt: '2026-03-02T06:30:00.000Z', paymentStatus: 'settled' }),
      writeOrder(vendor, { createdAt: '2026-03-01T18:30:00.000Z' }),
      writeOrder(vendor, { createdAt: '2026-03-01T18:29:59.999Z', paymentStatus: 'settled' }),
      writeOrder(vendor, { createdAt: '2026-03-02T18:30:00.000Z', paymentMethod: 'upi' }),
    ]);
    const day = '?date=2026-03-02';
    const whole = await list(staff.token, day);
    expect(whole.ids).toEqual([late.id, noon.id, first.id]);
    expect(whole.pagination).toMatchObject({ total: 3, next_cursor: null });
    const page = await list(staff.token, `${day}&limit=2`);
    const nextPage = await list(staff.token, `${day}&cursor=${page.pagination.next_cursor}`);
    expect([...page.ids, ...nextPage.ids]).toEqual(whole.ids);
    expect((await list(staff.token, `${day}&payment=upi`)).ids).toEqual([late.id]);
    expect((await list(staff.token, `${day}&payment=unpaid`)).ids).toEqual([late.id, first.id]);
    const settled = await list(staff.token, '?payment=cod&status=pending');
    expect(settled.pagination.total).toBe(3);
    expect((await list(staff.token, '?payment=refunded')).ids).toEqual([]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=x',
    'offset=-1',
    'offset=1001',
    'status=eaten',
    'status=',
    'status=ongoing,eaten',
    'archived=yes',
    'date=2026-02-30',
    'payment=gold',
    'sort=oldest',
    `search=${'x'.repeat(81)}`,
    'vendor_id=demo',
    'cursor=x',
    'cursor=e30',
    'cursor=bnVsbA',
    `cursor=${'A'.repeat(513)}`,
  ])('are refused with %s', async (query) => {
    expectRefusal(await call('GET', `/orders?${query}`, { token }), 'VALIDATION_ERROR');
  });

  test('are refused with the cursor of another vendor', async () => {
    const otherVendor = await makeVendor();
    const staff = await makeStaff(otherVendor.id);
    await Promise.all([writeOrder(otherVendor), writeOrder(otherVendor)]);
    const { pagination } = await list(staff.token, '?limit=1');
    const path = `/orders?cursor=${pagination.next_cursor}`;
    expectRefusal(await call('GET', path, { token }), 'VALIDATION_ERROR');
  });

  test('are listed with the vendor’s own id, and refused with another', async () => {
    const [ownVendorId, otherVendor] = [all[0]?.id.slice(0, 10), await makeVendor()];
    for (const name of ['vendor_id', 'vendorId']) {
      const path = `/orders?${name}=${otherVendor.id}`;
      expectRefusal(await call('GET', path, { token }), 'VENDOR_ACCESS_DENIED');
      expect((await list(token, `?${name}=${ownVendorId}`)).ids).toHaveLength(14);
    }
  });
});

describe('a student’s orders', () => {
  test('are filtered by vendor, status and search', async () => {
    const [firstVendor, secondVendor] = await Promise.all([makeVendor(), makeVendor()]);
    const { token, userId } = await makeStudent();
    const write = (vendor: typeof firstVendor, status: OrderStatus, minutesAgo: number) =>
      writeOrder(vendor, {
        status,
        customerId: userId,
        createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      });
    const orders = await Promise.all([
      write(firstVendor, 'pending', 1),
      write(secondVendor, 'ready', 2),
      write(firstVendor, 'completed', 3),
      write(secondVendor, 'cancelled', 4),
      write(firstVendor, 'expired', 60 * 24 * 9),
    ]);
    const ids = orders.map(({ id }) => id);
    const [pending, ready, completed, cancelled, expired] = ids;
    const past = '?status=completed,cancelled,expired';
    for (const [query, expected, total] of [
      [`?vendor_id=${firstVendor.id}`, [pending, completed, expired], 3],
      ['?status=ongoing', [pending, ready], 2],
      [`?status=ongoing&vendorId=${secondVendor.id}`, [ready], 1],
      [past, [completed, cancelled, expired], 3],
      [`?search=${cancelled?.slice(-6).toLowerCase()}`, [cancelled], 1],
      [`${past}&limit=1&offset=1`, [cancelled], 3],
      ['?archived=true', [], null],
    ] as const) {
      const { ids: found, pagination } = await list(token, query);
      expect([found, pagination.total], query).toEqual([expected, total]);
    }
    const first = await list(token, `${past}&limit=1`);
    const cursor = first.pagination.next_cursor;
    expect((await list(token, `${past}&cursor=${cursor}`)).ids).toEqual([cancelled, expired]);
    expect((await list(token, `?status=ongoing&cursor=${cursor}`)).ids).toEqual([]);
  });

  test('are the student’s own at every vendor, over pages', async () => {
    const vendors = await Promise.all([makeVendor(), makeVendor()]);
    const [student, otherPerson] = await Promise.all([makeStudent(), makeStudent()]);
    const ownIds: string[] = [];
    const now = Date.now();
    for (const [index, vendor] of [...vendors, ...vendors, ...vendors].entries()) {
      const createdAt = new Date(now - index * 1000).toISOString();
      ownIds.push((await writeOrder(vendor, { customerId: student.userId, createdAt })).id);
      await writeOrder(vendor, { customerId: otherPerson.userId, createdAt });
      await writeOrder(vendor, { createdAt });
    }
    expect((await list(student.token)).ids).toEqual(ownIds);
    const first = await list(student.token, '?limit=4');
    expect(first.ids).toEqual(ownIds.slice(0, 4));
    const cursor = first.pagination.next_cursor;
    expect((await list(student.token, `?limit=4&cursor=${cursor}`)).ids).toEqual(ownIds.slice(4));

    const foreign = await list(otherPerson.token, `?cursor=${cursor}`);
    expect(new Set(foreign.orders.map(({ customer_id }) => customer_id))).toEqual(
      new Set([otherPerson.userId]),
    );
  });
});
