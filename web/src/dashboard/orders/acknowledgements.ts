import type { Order } from '@thali/shared/orders/order.contract';
import { createObservable, type Observable } from '../../lib/state/observable.ts';

export interface Acknowledgements {
  /** Those on their way: this screen is silent about them at once. */
  pending: Pick<Observable<ReadonlySet<string>>, 'get' | 'subscribe'>;
  add(orderIds: readonly string[]): void;
}

interface AcknowledgementsOptions {
  send: (orderId: string) => Promise<Order | undefined>;
  onCurrent: (order: Order) => void;
}

/** Tells all screens that an order was seen. If that fails, the order rings again, here as everywhere. */
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
