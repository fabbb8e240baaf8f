import { keys } from '@thali/functions/table/keys';
import { historyMark } from '@thali/local/history/history-mark';
import { ongoingStatuses, pastStatuses } from '@thali/shared/orders/order-status';
import { beforeAll, expect, test } from 'vitest';
import { unitsOf, watchRequestUnits } from '../bench/request-units.ts';
import { makeVendor, type TestVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { changeRow } from '../support/test-table.ts';
import { writeOrders } from '../support/write-order.ts';

const minuteMs = 60_000;

setUpHandlers();
const { listOrders } = await import('@thali/functions/orders/listing/list-orders');
const { vendorLabel } = await import('@thali/functions/vendors/vendor-label');
let vendor: TestVendor;
beforeAll(async () => {
  await watchRequestUnits();
  vendor = await makeVendor();
  // Read the vendor's name first, because a warm function has the name in memory.
  await vendorLabel(vendor.id);
}, 60_000);

/** A customer with three ongoing orders, and others completed since yesterday. */
async function makeCustomer(completed: number) {
  const customerId = randomIds.order(randomIds.vendor());
  const all = Array.from({ length: completed + 3 }, (_, index) => ({
    customerId,
    status: index % 2 === 0 && index < 6 ? ('preparing' as const) : ('completed' as const),
    createdAt: new Date(Date.now() - (index + 1) * minuteMs).toISOString(),
    // The live connection does not send orders with this mark.
    bodyHash: historyMark,
  }));
  const orders = await writeOrders(vendor, all);
  const list = (status: readonly string[] | undefined, queryChanges: object = {}) =>
    unitsOf(async () => {
      const query = {
        limit: 50,
        offset: 0,
        ...(status && { status: [...status] }),
        ...queryChanges,
      };
      const answer = await listOrders({ role: 'student', userId: customerId }, { query } as never);
      return { ids: answer.orders.map(({ id }) => id), ...answer.pagination };
    });
  const idsOf = (ongoing: boolean) =>
    orders.filter(({ status }) => (status === 'preparing') === ongoing).map(({ id }) => id);
  return { orders, list, ongoing: idsOf(true), past: idsOf(false) };
}

test('reads ongoing orders for two units, for any number of orders since yesterday', async () => {
  for (const completed of [3, 300]) {
    const { list, ongoing } = await makeCustomer(completed);
    const { units, result } = await list(ongoingStatuses);
    expect(result).toMatchObject({ ids: ongoing, total: 3, nextCursor: null });
    // Half a unit for the keys and for each order.
    expect(units.read, `${completed} orders`).toBeLessThanOrEqual(2);
  }
});

test('lists ongoing and past orders together, over pages', async () => {
  const { orders, list, past } = await makeCustomer(20);
  const ids = orders.map(({ id }) => id);
  expect((await list(undefined)).result).toMatchObject({ ids, total: 23, nextCursor: null });
  expect((await list(pastStatuses)).result).toMatchObject({ ids: past, total: 20 });
  const pages: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = (await list(undefined, { limit: 4, ...(cursor && { cursor }) })).result;
    pages.push(...page.ids);
    cursor = page.nextCursor;
  } while (cursor);
  expect(pages).toEqual(ids);
});

test('lists completed orders of an earlier release as past orders', async () => {
  const { orders, list, ongoing, past } = await makeCustomer(4);
  for (const { id, customerId, status } of orders) {
    if (status === 'completed') {
      await changeRow(keys.order(id), { customerOrdersKey: `C#${customerId}` });
    }
  }
  expect((await list(ongoingStatuses)).result).toMatchObject({ ids: ongoing, total: 3 });
  expect((await list(pastStatuses)).result).toMatchObject({ ids: past, total: 4 });
  expect((await list(undefined)).result).toMatchObject({ ids: orders.map(({ id }) => id) });
});
