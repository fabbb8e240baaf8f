import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { expect, test } from 'vitest';
import { makeVendor } from '../support/make-vendor.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { countedLine, writeOrders } from '../support/write-order.ts';

setUpHandlers();
const { cancelOrder } = await import('@thali/functions/orders/changes/cancel-order');
const { changeOrderStatus } = await import('@thali/functions/orders/changes/change-order-status');
const { readOrder } = await import('@thali/functions/orders/store/orders.table');

const pairs = 1000;
const pairsAtOnce = 8;

/** The guest cancels while the kitchen presses Prepare. Returns the stored status. */
async function race({ id, vendorId, customerPhone: phone }: OrderRecord, index: number) {
  const cancel = () =>
    cancelOrder({ role: 'guest' }, { params: { orderId: id }, query: { phone }, headers: {} });
  /** A cancellation makes more requests, so most kitchens start some reads later. */
  const prepare = async () => {
    for (let reads = index; reads > 0; reads -= 1) await readOrder(id);
    return changeOrderStatus(
      { role: 'vendor', userId: 'staff', vendorId },
      { params: { orderId: id }, body: { status: 'preparing' } },
    );
  };
  const answers = await Promise.allSettled([cancel(), prepare()]);
  const accepted = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value.order.status] : [],
  );
  const stored = (await readOrder(id))?.status;
  // A busy table may refuse or lose both answers.
  expect(accepted.length).toBeLessThan(2);
  expect(accepted).toEqual(accepted.map(() => stored));
  return stored;
}

test('either a cancellation or Prepare succeeds, a thousand times, and portions are returned once', async () => {
  const mess = await makeVendor({ items: [{ stock: 0 }] });
  const stored: (string | undefined)[] = [];
  while (stored.length < pairs) {
    const createdAt = new Date().toISOString();
    const accepted = {
      status: 'confirmed',
      createdAt,
      statusTimes: { confirmed: createdAt },
      lines: [countedLine(mess.item, 1)],
    } as const;
    const orders = await writeOrders(
      mess,
      Array.from({ length: pairsAtOnce }, () => ({ ...accepted, lines: [...accepted.lines] })),
    );
    stored.push(...(await Promise.all(orders.map(race))));
  }
  const cancelled = stored.filter((status) => status === 'cancelled').length;
  expect(cancelled).toBeGreaterThan(0);
  expect(stored.filter((status) => status === 'preparing').length).toBeGreaterThan(0);
  expect(await mess.item.stock()).toBe(cancelled);
}, 600_000);
