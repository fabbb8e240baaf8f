import { istHour } from '../time/ist.ts';
import type { ReadyMinutes } from './shown-minutes.ts';

/** The times of an order, in epoch milliseconds. */
export interface TimedOrder {
  placedAt: number;
  /** When the food was ready, or the order ended without it; undefined while the guest waits. */
  endedAt: number | undefined;
  portions: number;
  itemIds: readonly string[];
  /** Whether the model learns from the order. Other orders, such as sales at the counter, have untypical waits. */
  isTypical: boolean;
  /** Whether the guest reported that the food was not at the counter. */
  wasNotReady: boolean;
  /** The range that the guest read; undefined if there was none. */
  shownRange: ReadyMinutes | undefined;
}

/** A typical order, with the portions that waited before it. */
export interface WaitSample extends TimedOrder {
  minutes: number;
  portionsAhead: number;
  hour: number;
}

/** The waits of typical orders, oldest first. */
export function waitSamples(orders: readonly TimedOrder[]): WaitSample[] {
  const placed = orders.toSorted((a, b) => a.placedAt - b.placedAt);
  const ended = orders
    .filter(({ endedAt }) => endedAt !== undefined)
    .sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
  const samples: WaitSample[] = [];
  let portionsAhead = 0;
  let next = 0;
  for (const order of placed) {
    for (
      let endedOrder = ended[next];
      endedOrder && (endedOrder.endedAt ?? 0) <= order.placedAt;
      endedOrder = ended[next]
    ) {
      portionsAhead -= endedOrder.portions;
      next += 1;
    }
    if (order.isTypical && order.endedAt !== undefined) {
      samples.push({
        ...order,
        portionsAhead,
        minutes: (order.endedAt - order.placedAt) / 60_000,
        hour: istHour(new Date(order.placedAt)),
      });
    }
    portionsAhead += order.portions;
  }
  return samples;
}
