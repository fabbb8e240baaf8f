import { maxAcknowledged } from '@thali/shared/kitchen/acknowledge-orders.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { createObservable, type Observable } from '../../lib/state/observable.ts';

export interface Acknowledgements {
  /** Ids of orders whose acknowledgement has no answer yet. They no longer ring on this screen. */
  pending: Pick<Observable<ReadonlySet<string>>, 'get' | 'subscribe'>;
  add(orderIds: readonly string[]): void;
}

interface AcknowledgementsOptions {
  /** Acknowledges the orders in one call. @returns the orders that it acknowledged */
  send: (orderIds: readonly string[]) => Promise<Order[]>;
  onOrders: (orders: readonly Order[]) => void;
}

/** Acknowledges orders, which silences them on all screens. After a failure an order rings again. */
export function createAcknowledgements({
  send,
  onOrders,
}: AcknowledgementsOptions): Acknowledgements {
  const pending = createObservable<ReadonlySet<string>>(new Set());

  async function acknowledge(orderIds: readonly string[]): Promise<void> {
    onOrders(await send(orderIds).catch(() => []));
    pending.set(new Set([...pending.get()].filter((id) => !orderIds.includes(id))));
  }

  return {
    pending,
    add(orderIds) {
      const newIds = orderIds.filter((id) => !pending.get().has(id));
      pending.set(new Set([...pending.get(), ...newIds]));
      for (let start = 0; start < newIds.length; start += maxAcknowledged) {
        void acknowledge(newIds.slice(start, start + maxAcknowledged));
      }
    },
  };
}
