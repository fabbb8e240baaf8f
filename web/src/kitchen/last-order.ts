import { isRecord } from '@thali/shared/http/is-record';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';

export type LastOrder = Pick<Order, 'id' | 'token' | 'createdAt'>;

/**
 * The newest order that this browser has shown. The browser stores it, because the kitchen's data has only ongoing
 * orders.
 */
const lastOrder = createStoredObservable('thali.last-order', readLastOrder);

/** @param orders  the ongoing orders, oldest first */
export function useLastOrder(orders: readonly Order[], vendorId?: string): LastOrder | undefined {
  const storedOrder = useObservable(lastOrder);
  const newestOrder = orders.at(-1);
  useEffect(() => {
    if (!newestOrder || newestOrder.id === lastOrder.get()?.id) return;
    const { id, token, createdAt } = newestOrder;
    lastOrder.set({ id, token, createdAt });
  }, [newestOrder]);
  return storedOrder && vendorIdOfOrder(storedOrder.id) === vendorId ? storedOrder : undefined;
}

function readLastOrder(stored: unknown): LastOrder | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, token, createdAt } = stored;
  if (typeof id !== 'string' || typeof createdAt !== 'string') return undefined;
  return { id, createdAt, ...(typeof token === 'number' && { token }) };
}
