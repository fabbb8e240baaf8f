import { historyMark } from '@thali/local/history/history-mark';
import { recentOrdersCap } from '@thali/shared/orders/list-orders.contract';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { writeOrder, writeOrders } from '../support/write-order.ts';

const archivedCount = 60;
const minuteMs = 60_000;

let vendor: TestVendor;
let staff: string;
let student: string;
/** All orders, newest first; every 100th is cancelled. */
let ids: string[];

beforeAll(async () => {
  vendor = await makeVendor();
  staff = (await makeStaff(vendor.id)).token;
  const person = await makeStudent();
  const now = Date.now();
  student = person.token;
  const all = Array.from({ length: recentOrdersCap + archivedCount }, (_, index) => ({
    customerId: person.userId,
    customerName: index < recentOrdersCap ? 'Recent' : 'Archived',
    status: index % 100 === 99 ? ('cancelled' as const) : ('completed' as const),
    createdAt: new Date(now - 60 * minuteMs - index * minuteMs).toISOString(),
    // The live connection does not send orders with this mark.
    bodyHash: historyMark,
  }));
  ids = (await writeOrders(vendor, all)).map(({ id }) => id);
});

async function list(token: string, query: string) {
  const { status, json, text } = await call('GET', `/orders${query}`, { token });
  expect(status, text).toBe(200);
  return { ids: json.orders.map(({ id }) => id), ...json.pagination };
}

test.each(['vendor', 'student'])(
  'counts and pages at most 1,000 recent orders for a %s',
  async (who) => {
    const token = who === 'vendor' ? staff : student;
    const first = await list(token, '?limit=50');
    expect([first.ids, first.total]).toEqual([ids.slice(0, 50), recentOrdersCap]);
    const last = await list(token, '?limit=100&offset=950');
    expect(last.ids).toEqual(ids.slice(950, recentOrdersCap));
    expect(last.next_cursor).toEqual(expect.any(String));
    const olderPage = await list(token, `?limit=100&cursor=${last.next_cursor}`);
    expect([olderPage.ids, olderPage.total]).toEqual([ids.slice(recentOrdersCap), null]);
    expect((await list(token, '?offset=1000')).ids).toEqual([]);
  },
);

test.each(['vendor', 'student'])('lists the archive of a %s by cursor to its end', async (who) => {
  const token = who === 'vendor' ? staff : student;
  const first = await list(token, '?archived=true&limit=40');
  expect([first.ids, first.total]).toEqual([
    ids.slice(recentOrdersCap, recentOrdersCap + 40),
    null,
  ]);
  const second = await list(token, `?archived=true&limit=40&cursor=${first.next_cursor}`);
  expect([second.ids, second.next_cursor]).toEqual([ids.slice(recentOrdersCap + 40), null]);
});

test('searches and filters recent orders, and older orders only in the archive', async () => {
  const cancelled = ids.filter((_, index) => index % 100 === 99);
  const recent = await list(staff, '?status=cancelled');
  expect([recent.ids, recent.total]).toEqual([cancelled, 10]);
  const page = await list(staff, '?status=cancelled&limit=4&offset=4');
  expect([page.ids, page.total]).toEqual([cancelled.slice(4, 8), 10]);
  const nextPage = await list(staff, `?status=cancelled&limit=4&cursor=${page.next_cursor}`);
  expect(nextPage.ids).toEqual(cancelled.slice(8));

  expect(await list(staff, '?search=archived')).toMatchObject({ ids: [], total: 0 });
  const found = await list(staff, '?search=archived&archived=true');
  expect(found.ids).toEqual(ids.slice(recentOrdersCap, recentOrdersCap + 50));
  expect((await list(staff, '?archived=true&status=cancelled')).ids).toEqual([]);
});

test('lists a new order at once and moves the oldest into the archive', async () => {
  const { id } = await placeOrder(orderBody(vendor));
  const first = await list(staff, '?limit=1');
  expect([first.ids, first.total]).toEqual([[id], recentOrdersCap]);
  const archived = await list(staff, '?archived=true&limit=1');
  expect(archived.ids).toEqual([ids[recentOrdersCap - 1]]);
});

test('lists no archive for a vendor with few orders', async () => {
  const otherVendor = await makeVendor();
  await writeOrder(otherVendor);
  const { token } = await makeStaff(otherVendor.id);
  expect(await list(token, '?archived=true')).toMatchObject({ ids: [], next_cursor: null });
});
