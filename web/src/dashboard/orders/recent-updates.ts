import { newerOrder } from '../../orders/merge-order.ts';
import type { Order } from './order-list.ts';

/** A list read within this time of a change may not show it yet: indexes follow a little later. */
const indexLagMs = 5000;
const keptMs = 60_000;

export interface RecentUpdates {
  /** Notes an order as the server has just told it. */
  note(order: Order): void;
  /** What a list that was asked for at `askedAt` may have missed. */
  missedSince(askedAt: number): Order[];
  /** The last word on one order, if it came within the last minute. */
  latest(orderId: string): Order | undefined;
}

/** Remembers what was heard live for a minute, so that a slower list cannot undo it. */
export function createRecentUpdates(now: () => number = Date.now): RecentUpdates {
  const updates = new Map<string, { order: Order; at: number }>();

  return {
    note(order) {
      const at = now();
      for (const [id, entry] of updates) {
        if (at - entry.at > keptMs) updates.delete(id);
      }
      const known = updates.get(order.id)?.order;
      if (newerOrder(known, order) === order) updates.set(order.id, { order, at });
    },
    missedSince(askedAt) {
      return [...updates.values()]
        .filter((entry) => entry.at >= askedAt - indexLagMs)
        .map((entry) => entry.order);
    },
    latest: (orderId) => updates.get(orderId)?.order,
  };
}
