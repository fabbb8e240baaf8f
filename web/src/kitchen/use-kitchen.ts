import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useObservable } from '../lib/state/observable.ts';
import { callingOrders } from '../orders/alarm/calling-orders.ts';
import { kitchenColumns } from '../orders/staff/kitchen-columns.ts';
import { kitchenCall } from './device/kitchen-call.ts';
import type { KitchenStore } from './kitchen-store.ts';
import { groupsAfter, itemsAfter, ordersAfter } from './steps.ts';
import { dishTotals } from './totals.ts';
import { useKeptKitchen } from './use-kept-kitchen.ts';
import { useLiveKitchen } from './use-live-kitchen.ts';

/** What is on the kitchen's screen, with what was tapped and is not answered yet laid over it. */
export function useKitchen(store: KitchenStore) {
  const query = useQuery({
    queryKey: ['kitchen', store.id],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now();
      const background = store.data.get() !== undefined;
      const answer = await kitchenCall('GET /kitchen', { signal, background });
      store.take(answer, askedAt);
      return askedAt;
    },
  });
  const data = useObservable(store.data);
  const steps = useObservable(store.queue.steps);
  useLiveKitchen(store, data?.vendor.id);
  useKeptKitchen(store);
  useSending(store, data !== undefined);

  const orders = useMemo(
    () => ordersAfter(data?.orders ?? [], steps).toReversed(),
    [data?.orders, steps],
  );
  return {
    query,
    vendor: data?.vendor,
    categories: data?.categories ?? none,
    items: useMemo(() => itemsAfter(data?.items ?? none, steps), [data?.items, steps]),
    groups: useMemo(
      () => groupsAfter(data?.optionGroups ?? none, steps),
      [data?.optionGroups, steps],
    ),
    orders,
    columns: useMemo(() => kitchenColumns(orders), [orders]),
    totals: useMemo(() => dishTotals(orders), [orders]),
    calling: useMemo(() => callingOrders(orders), [orders]),
  };
}

const none: readonly never[] = [];

/** Steps go out once it is known what they are about, from one tab of this browser. */
function useSending({ queue }: KitchenStore, isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return;
    const leaving = new AbortController();
    let stop: (() => void) | undefined;
    const sendUntilLeft = () =>
      new Promise<void>((resolve) => {
        stop = queue.start();
        leaving.signal.addEventListener('abort', () => resolve());
      });
    const { signal } = leaving;
    // Refused when this screen is left before the other tab is.
    navigator.locks
      .request('thali.kitchen-steps', { signal }, sendUntilLeft)
      .catch(() => undefined);
    const releaseHidden = () => document.visibilityState === 'hidden' && queue.release();
    addEventListener('online', queue.retry);
    document.addEventListener('visibilitychange', releaseHidden);
    return () => {
      stop?.();
      leaving.abort();
      removeEventListener('online', queue.retry);
      document.removeEventListener('visibilitychange', releaseHidden);
    };
  }, [queue, isLoaded]);
}
