import type { TimedOrder } from '@thali/shared/wait/wait-samples';
import type { OrderRecord } from '../orders/store/order-record.ts';

/** The times of an order, as the waits learn from them. */
export function toTimedOrder(order: OrderRecord): TimedOrder {
  const { statusTimes, lines, isTest, counterId, readyFor } = order;
  const { notThereAt, readyMinutes } = order;
  const { preparing, ready, completed, cancelled, expired } = statusTimes;
  // A guest whose food was not there yet collects it once it is.
  const readyAt = notThereAt ? completed : ready;
  const endedAt = readyAt ?? ready ?? cancelled ?? expired;
  // A pre-order waits for the kitchen from its first step on.
  const begunAt = readyFor ? preparing : order.createdAt;
  return {
    placedAt: Date.parse(begunAt ?? order.createdAt),
    endedAt: endedAt ? Date.parse(endedAt) : undefined,
    portions: isTest || !begunAt ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemIds: [...new Set(lines.map(({ menuItemId }) => menuItemId))],
    isTypical: readyAt !== undefined && !isTest && !counterId && !readyFor,
    wasNotThere: notThereAt !== undefined,
    shown: readyMinutes && [readyMinutes[0], readyMinutes[1]],
  };
}
