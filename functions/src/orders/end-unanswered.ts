import { advanceOrder } from './advance-order.ts';
import type { OrderRecord } from './order-record.ts';

/** The order as nobody in the kitchen answered it. Rule: kitchen-4 */
export function endUnanswered(order: OrderRecord, now: Date): OrderRecord {
  return { ...advanceOrder(order, 'cancelled', now), cancelReason: 'no_answer' };
}
