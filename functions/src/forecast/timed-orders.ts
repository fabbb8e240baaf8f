import type { SlotSample } from '@thali/shared/wait/slot-times';
import type { TimedOrder } from '@thali/shared/wait/wait-samples';
import type { OrderRecord } from '../orders/store/order-record.ts';

/** A pre-order that became ready, for the times of slots; undefined for other orders. */
export function toSlotSample(order: OrderRecord): SlotSample | undefined {
  const { readyFor, isTest, notThereAt } = order;
  const readyAt = readyAtOf(order);
  if (!readyFor || !readyAt || isTest) return undefined;
  return {
    startsAt: Date.parse(readyFor),
    readyAt: Date.parse(readyAt),
    wasNotReady: notThereAt !== undefined,
  };
}

/**
 * If the guest found no food at the counter, the kitchen set the status `ready` too early. The collection is then the
 * better time.
 */
function readyAtOf({ notThereAt, statusTimes }: OrderRecord): string | undefined {
  return notThereAt ? statusTimes.completed : statusTimes.ready;
}

/** The times of an order in the form that the wait model learns from. */
export function toTimedOrder(order: OrderRecord): TimedOrder {
  const { statusTimes, lines, isTest, counterId, readyFor } = order;
  const { notThereAt, readyMinutes } = order;
  const { preparing, ready, cancelled, expired } = statusTimes;
  const readyAt = readyAtOf(order);
  const endedAt = readyAt ?? ready ?? cancelled ?? expired;
  // A pre-order waits for the kitchen only after its first step.
  const begunAt = readyFor ? preparing : order.createdAt;
  return {
    placedAt: Date.parse(begunAt ?? order.createdAt),
    endedAt: endedAt ? Date.parse(endedAt) : undefined,
    portions: isTest || !begunAt ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemIds: [...new Set(lines.map(({ menuItemId }) => menuItemId))],
    isTypical: readyAt !== undefined && !isTest && !counterId && !readyFor,
    wasNotReady: notThereAt !== undefined,
    shownRange: readyMinutes && [readyMinutes[0], readyMinutes[1]],
  };
}
