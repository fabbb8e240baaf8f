import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useMemo, useRef } from 'react';
import { apiKey } from '../lib/data/api-query.ts';
import { useApi } from '../lib/data/use-api.ts';
import { useObservable } from '../lib/state/observable.ts';
import { useNow } from '../lib/time/use-now.ts';
import { findRingingOrders } from '../orders/alarm/ringing-orders.ts';
import { createBatcher } from '../orders/live/batcher.ts';
import { parseOrder } from '../orders/live/parse-order.ts';
import { kitchenColumns } from '../orders/staff/kitchen-columns.ts';
import { splitLater } from '../orders/staff/later-orders.ts';
import { kitchenCall } from './device/kitchen-call.ts';
import { useStoredKitchen } from './device/stored-kitchen.ts';
import { useKitchenRoom } from './device/use-kitchen-room.ts';
import type { KitchenStore } from './kitchen-store.ts';
import { sendBrowserSteps } from './send-browser-steps.ts';
import { type Polling, startPolling } from './start-polling.ts';
import { groupsAfter, itemsAfter, ordersAfter } from './steps.ts';
import { dishTotals } from './totals.ts';

/** The data of the kitchen screen. Includes the steps that the server has not answered yet. */
export function useKitchen(store: KitchenStore) {
  const reading = useApi(
    'GET /kitchen',
    {},
    {
      read: async ({ signal }) => {
        const requestedAt = Date.now();
        const background = store.data.get() !== undefined;
        const answer = await kitchenCall('GET /kitchen', { signal, background });
        store.applyResponse(answer, requestedAt);
        return answer;
      },
      // Uses no query cache. The store has the data, and the screen reads again whenever it opens.
      gcTime: 0,
      refetchOnMount: 'always',
    },
  );
  const data = useObservable(store.data);
  const steps = useObservable(store.queue.steps);
  useLiveKitchen(store, data?.vendor.id);
  useStoredKitchen(store);
  useSending(store, data?.vendor.id);

  const orders = useMemo(
    () => ordersAfter(data?.orders ?? [], steps).toReversed(),
    [data?.orders, steps],
  );
  const preOrders = data?.vendor.settings.preOrders;
  const minute = useNow().getTime();
  const { later, current } = useMemo(
    () => splitLater(orders, preOrders, minute),
    [orders, preOrders, minute],
  );
  return {
    reading,
    vendor: data?.vendor,
    categories: data?.categories ?? emptyList,
    items: useMemo(() => itemsAfter(data?.items ?? emptyList, steps), [data?.items, steps]),
    groups: useMemo(
      () => groupsAfter(data?.optionGroups ?? emptyList, steps),
      [data?.optionGroups, steps],
    ),
    orders,
    later,
    current,
    columns: useMemo(() => kitchenColumns(current), [current]),
    totals: useMemo(() => dishTotals(current, data?.items), [current, data?.items]),
    ringing: useMemo(() => findRingingOrders(orders), [orders]),
  };
}

const emptyList: readonly never[] = [];

/** Sends steps after the data is loaded. When the screen closes, sends held steps at once. */
function useSending(
  { browserSteps, applyStepAnswer }: KitchenStore,
  vendorId: string | undefined,
): void {
  useEffect(() => browserSteps.onAnswer(applyStepAnswer), [browserSteps, applyStepAnswer]);
  useEffect(() => {
    if (!vendorId) return;
    const sendRest = sendBrowserSteps(browserSteps, vendorId);
    return () => {
      browserSteps.queue.release();
      void sendRest();
    };
  }, [browserSteps, vendorId]);
}

/** The delay that collects a burst of orders. It is too short to notice. */
const batchMs = 50;
/** Many live events within this time cause only one read. */
const refetchMs = 500;

/** Follows the live events of the mess, and polls. */
function useLiveKitchen({ link, applyOrders, queue }: KitchenStore, vendorId: string | undefined) {
  const client = useQueryClient();
  const updates = useMemo(() => createBatcher<Order>(applyOrders, batchMs), [applyOrders]);
  const reads = useMemo(
    () =>
      createBatcher(
        () => void client.invalidateQueries({ queryKey: apiKey('GET /kitchen') }),
        refetchMs,
      ),
    [client],
  );
  const requestRead = () => reads.add(undefined);
  const polling = useRef<Polling>(undefined);

  const state = useKitchenRoom({
    vendorId,
    onEvent(event) {
      polling.current?.recordFrame();
      const order = event.event === 'menu:update' ? undefined : parseOrder(event.data);
      if (order) updates.add(order);
      else requestRead();
    },
    onJoined() {
      queue.retry();
      requestRead();
    },
    onMalformed: requestRead,
  });
  useEffect(() => link.set(state), [link, state]);

  const linkState = useObservable(link);
  useEffect(() => {
    const newPolling = startPolling(linkState, () => reads.add(undefined));
    polling.current = newPolling;
    return () => newPolling.stop();
  }, [reads, linkState]);
}
