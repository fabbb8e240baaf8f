import type { Order } from '@thali/shared/orders/order.contract';
import { newerOrder } from './merge-order.ts';

/** A list may lack changes of the last few seconds, because indexes lag behind. */
const indexLagMs = 5000;
const keptMs = 60_000;

export interface RecentUpdates {
  /** Remembers an order that the server has just sent. @returns its newest known state, as a frame may arrive late */
  note(order: Order): Order;
  /** The updates that a list requested at `requestedAt` may lack. */
  missedSince(requestedAt: number): Order[];
  /** The newest state of an order, if it arrived within the last minute. */
  latest(orderId: string): Order | undefined;
}

/** Remembers live updates for a minute, so that a slower list cannot undo them. */
export function createRecentUpdates(now: () => number = Date.now): RecentUpdates {
  const updates = new Map<string, { order: Order; at: number }>();

  return {
    note(order) {
      const at = now();
      for (const [id, entry] of updates) {
        if (at - entry.at > keptMs) updates.delete(id);
      }
      const newest = newerOrder(updates.get(order.id)?.order, order);
      if (newest === order) updates.set(order.id, { order, at });
      return newest;
    },
    missedSince(requestedAt) {
      return [...updates.values()]
        .filter((entry) => entry.at >= requestedAt - indexLagMs)
        .map((entry) => entry.order);
    },
    latest: (orderId) => updates.get(orderId)?.order,
  };
}
