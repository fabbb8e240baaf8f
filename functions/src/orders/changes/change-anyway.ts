import { AppError } from '@thali/shared/http/app-error';
import type { OrderRecord } from '../store/order-record.ts';
import { replaceOrder } from '../store/replace-order.table.ts';

const mostTries = 5;

/**
 * A change that fits an order whatever else happens to it: one that came first is kept, and this one is tried again.
 * @param change  undefined: there is nothing to change any more
 * @throws AppError SERVICE_BUSY
 */
export async function changeAnyway(
  order: OrderRecord,
  change: (before: OrderRecord) => OrderRecord | undefined | Promise<OrderRecord | undefined>,
): Promise<OrderRecord> {
  let before = order;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const after = await change(before);
    if (!after) return before;
    const result = await replaceOrder(before, after);
    if (result.outcome === 'changed') return result.current;
    before = result.current;
  }
  throw new AppError('SERVICE_BUSY', 'This order is changing. Please try again.');
}
