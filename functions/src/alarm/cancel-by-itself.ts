import { isUnanswered } from '@thali/shared/orders/unanswered';
import { log } from '../logs/log.ts';
import { endUnanswered } from '../orders/end-unanswered.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { replaceOrder } from '../orders/replace-order.table.ts';

/** Cancels an order that nobody answered, unless somebody does at this moment. Counted portions go back. */
export async function cancelByItself(order: OrderRecord): Promise<void> {
  if (!isUnanswered(order)) return;
  const result = await replaceOrder(order, endUnanswered(order, new Date()));
  if (result.outcome === 'conflict') return cancelByItself(result.current);
  log.info('an unanswered order was cancelled', { order_id: order.id });
}
