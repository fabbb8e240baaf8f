import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { seededRandom } from '@thali/local/history/random';
import { AppError } from '@thali/shared/http/app-error';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { errorStatus } from '@thali/shared/http/error-codes';
import { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { expect, onTestFinished, test } from 'vitest';
import { loseAnswers } from '../faults/lose-answers.ts';
import { type LoadAnswer, type LoadResult, runLoad } from '../load/run-load.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { testRequestContext } from '../support/test-context.ts';

const placements = 150;
const stock = 10_000;

test(`makes one order of each placement: 50 clients, ${placements} placements, retries and lost answers`, async () => {
  setUpHandlers();
  const { placeOrder } = await import('@thali/functions/orders/placing/place-order');
  const { findVendorOrders } = await import('@thali/functions/orders/store/vendor-orders.table');
  const vendor = await makeVendor({ items: [{}, { stock }] });
  const [unlimited = vendor.item, limited = vendor.item] = vendor.items;
  const bodies = Array.from({ length: placements }, (_, index) =>
    PlaceOrderBody.parse(
      camelKeys(orderBody(vendor, [{ item: index % 3 ? unlimited : limited, quantity: 2 }])),
    ),
  );
  const lostTableAnswers = await loseAnswers(0.1, seededRandom('lost answers of the table'));
  onTestFinished(lostTableAnswers.stop);

  const send = async ({ index, key }: { index: number; key: string }): Promise<LoadAnswer> => {
    const body = bodies[index];
    if (!body) throw new Error(`No placement ${index}`);
    const headers = { 'idempotency-key': key };
    try {
      const { order } = await placeOrder(
        { role: 'guest' },
        { headers, body },
        testRequestContext(),
      );
      return { status: 201, orderId: order.id };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: errorStatus[error.code], text: error.message };
    }
  };
  const result = await runLoad({ clients: 50, placements, lostShare: 0.1, send });

  const max = 2 * placements;
  const { orders } = await findVendorOrders(vendor.id, { limit: max, max });
  expect(result.refusals).toEqual([]);
  expect(countMistakes(result, orders)).toEqual({
    lost: 0,
    duplicated: 0,
    contradicted: 0,
    unknown: 0,
  });
  expect(orders).toHaveLength(placements);
  expect(await limited.stock()).toBe(stock - 2 * Math.ceil(placements / 3));
  expect(result.sent).toBeGreaterThan(3 * placements);
  expect(Math.min(result.lostAnswers, lostTableAnswers.lost)).toBeGreaterThan(10);
});

interface Mistakes {
  /** Placements whose order is missing. */
  lost: number;
  /** Orders beyond one per placement. */
  duplicated: number;
  /** Placements that got more than one order. */
  contradicted: number;
  /** Orders that the server returned to no client. */
  unknown: number;
}

/** Compares the orders that clients got with the stored orders. */
function countMistakes(
  { orderIds }: Pick<LoadResult, 'orderIds'>,
  stored: readonly Pick<OrderRecord, 'id'>[],
): Mistakes {
  const storedIds = new Set(stored.map(({ id }) => id));
  const returnedIds = new Set(orderIds.flatMap((ids) => [...ids]));
  return {
    lost: orderIds.filter((ids) => ![...ids].some((id) => storedIds.has(id))).length,
    duplicated: Math.max(0, stored.length - orderIds.length),
    contradicted: orderIds.filter((ids) => ids.size > 1).length,
    unknown: stored.filter(({ id }) => !returnedIds.has(id)).length,
  };
}
