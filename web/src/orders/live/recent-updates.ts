import type { Order } from '@thali/shared/orders/order.contract';
import { newerOrder } from './merge-order.ts';

/** A list from the server may lack changes of the last seconds, because database indexes lag behind. */
const indexLagMs = 5000;
const memoryMs = 60_000;

export interface RecentUpdates {
  /**
   * Remembers an order that arrived live.
   * @returns the order's newest state, because the event may be late
   */
  record(order: Order): Order;
  /** The updates that a list may lack if it was requested at `requestedAt`. */
  missedSince(requestedAt: number): Order[];
  /** The newest state of an order that arrived in the last minute. */
  latest(orderId: string): Order | undefined;
}

/** Remembers live updates for a minute, so that a slow list does not undo them. */
export function createRecentUpdates(now: () => number = Date.now): RecentUpdates {
  const updates = new Map<string, { order: Order; at: number }>();

  return {
    record(order) {
      const at = now();
      for (const [id, entry] of updates) {
        if (at - entry.at > memoryMs) updates.delete(id);
      }
      const newestState = newerOrder(updates.get(order.id)?.order, order);
      if (newestState === order) updates.set(order.id, { order, at });
      return newestState;
    },
    missedSince(requestedAt) {
      return [...updates.values()]
        .filter((entry) => entry.at >= requestedAt - indexLagMs)
        .map((entry) => entry.order);
    },
    latest: (orderId) => updates.get(orderId)?.order,
  };
}
