import type { OrderRecord } from './order-record.ts';

/** The order as somebody in the kitchen has seen it: whatever they did with it, the first time counts. Rule: kitchen-3 */
export function acknowledged(order: OrderRecord): OrderRecord {
  return { ...order, acknowledgedAt: order.acknowledgedAt ?? order.updatedAt };
}
