import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect } from 'react';
import { useApi } from '../lib/data/use-api.ts';
import { useObservable } from '../lib/state/observable.ts';
import { useStoredDevice } from './device/stored-device.ts';
import type { KitchenStore } from './kitchen-store.ts';
import { maxHandedOver } from './last-handed-over.ts';

/**
 * The last handed-over orders. For a signed-in person, reads them when the list opens. A device may not list orders, so
 * it stores them.
 */
export function useHandedOver(
  { handedOver, applyOrders }: KitchenStore,
  isListOpen: boolean,
): { orders: readonly Order[]; isLoading: boolean } {
  const isPerson = useStoredDevice() === null;
  const { data, isLoading } = useApi(
    'GET /orders',
    { query: { status: 'completed', limit: maxHandedOver } },
    { enabled: isListOpen && isPerson, gcTime: 0, background: true },
  );
  useEffect(() => applyOrders(data?.orders ?? []), [data, applyOrders]);
  return { orders: useObservable(handedOver), isLoading };
}
