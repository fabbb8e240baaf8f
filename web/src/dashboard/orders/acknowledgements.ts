import type { Order } from '@thali/shared/orders/order.contract';
import { createObservable, type Observable } from '../../lib/state/observable.ts';

export interface Acknowledgements {
  /** Ids of orders whose acknowledgement has no answer yet. They no longer ring on this screen. */
  pending: Pick<Observable<ReadonlySet<string>>, 'get' | 'subscribe'>;
  add(orderIds: readonly string[]): void;
}

interface AcknowledgementsOptions {
  send: (orderId: string) => Promise<Order | undefined>;
  onCurrent: (order: Order) => void;
}

/** Acknowledges orders, which silences them on all screens. After a failure an order rings again. */
export function createAcknowledgements({
  send,
  onCurrent,
}: AcknowledgementsOptions): Acknowledgements {
  const pending = createObservable<ReadonlySet<string>>(new Set());

  async function acknowledge(orderId: string): Promise<void> {
    const order = await send(orderId).catch(() => undefined);
    if (order) onCurrent(order);
    pending.set(new Set([...pending.get()].filter((id) => id !== orderId)));
  }

  return {
    pending,
    add(orderIds) {
      const fresh = orderIds.filter((id) => !pending.get().has(id));
      pending.set(new Set([...pending.get(), ...fresh]));
      for (const id of fresh) void acknowledge(id);
    },
  };
}
