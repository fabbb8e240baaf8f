import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { PreOrderRule } from '@thali/shared/vendors/pre-orders-setting';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { apiKey } from '../../lib/data/api-query.ts';
import type { LiveState } from '../../lib/live/live-types.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import { createRecentUpdates, type RecentUpdates } from '../../orders/live/recent-updates.ts';
import { type Acknowledgements, createAcknowledgements } from './acknowledgements.ts';
import { changeOrderStatus, failureToast } from './change-order-status.ts';
import { PreOrderRules } from './later.tsx';
import { applyOrder, type ListFilter, type Order, type OrderList } from './order-list.ts';
import { createOrderStatusChanges, type OrderStatusChanges } from './order-status-changes.ts';

/** Several quick taps cause one refetch. */
const refetchDelayMs = 800;

/** The state of a vendor's orders, which all screens of the dashboard share. */
export interface OrderStore {
  vendorId: string;
  recentUpdates: RecentUpdates;
  link: Observable<LiveState>;
  acknowledgements: Acknowledgements;
  /** Orders that ring, newest first. */
  ringing: Observable<readonly Order[]>;
  /** The order in the details dialog. */
  viewedOrder: Observable<Order | undefined>;
  /** The number of orders completed since the dashboard opened. Other screens read again when the number changes. */
  completions: Observable<number>;
  changes: OrderStatusChanges;
  /** Applies orders from the server to every list. */
  updateLists(orders: readonly Order[]): void;
  /** Reads every list on screen again. */
  refetch(): Promise<void>;
}

const OrderStoreContext = createContext<OrderStore | undefined>(undefined);

/** Provides the store. It wraps the whole dashboard of a vendor. */
export function OrderStoreProvider({
  vendorId,
  preOrders,
  children,
}: {
  vendorId: string;
  preOrders?: readonly PreOrderRule[] | undefined;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const store = useMemo(() => createOrderStore(client, vendorId), [client, vendorId]);
  return (
    <OrderStoreContext value={store}>
      <PreOrderRules value={preOrders}>{children}</PreOrderRules>
    </OrderStoreContext>
  );
}

export function useOrderStore(): OrderStore {
  const store = use(OrderStoreContext);
  if (!store) throw new Error('This screen is outside of an OrderStoreProvider');
  return store;
}

export function createOrderStore(client: QueryClient, vendorId: string): OrderStore {
  const recentUpdates = createRecentUpdates();
  const listsKey = apiKey('GET /orders', { query: { vendorId } });
  const refetch = () => client.invalidateQueries({ queryKey: listsKey });
  const completions = createObservable(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function updateLists(orders: readonly Order[]): void {
    const completed = orders.filter((order) => isNewlyCompleted(recentUpdates, order));
    const newestStates = orders.map(recentUpdates.record);
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listsKey })) {
      const [, { query }] = queryKey as [string, { query: ListFilter }];
      client.setQueryData<OrderList>(queryKey, (list) =>
        newestStates.reduce((current, order) => current && applyOrder(current, query, order), list),
      );
    }
    completions.set(completions.get() + completed.length);
  }

  return {
    vendorId,
    recentUpdates,
    link: createObservable<LiveState>('connecting'),
    acknowledgements: createAcknowledgements({
      send: (orderIds) => acknowledgeOrders(vendorId, orderIds),
      onOrders: updateLists,
    }),
    ringing: createObservable<readonly Order[]>([]),
    viewedOrder: createObservable<Order | undefined>(undefined),
    completions,
    updateLists,
    refetch,
    changes: createOrderStatusChanges({
      send: changeOrderStatus,
      onOrder: (order) => updateLists([order]),
      onSettled(change, answer) {
        const toast = failureToast(answer);
        if (toast && !change.isQuiet) showToast(toast);
        clearTimeout(timer);
        timer = setTimeout(() => void refetch(), refetchDelayMs);
      },
    }),
  };
}

/** Makes no retry and shows no toast, because the orders ring again after a failure. */
async function acknowledgeOrders(vendorId: string, orderIds: readonly string[]): Promise<Order[]> {
  const path = 'POST /vendors/{vendorId}/acknowledgements';
  const call = { params: { vendorId }, body: { orderIds: [...orderIds] }, background: true };
  return (await callApi(path, call)).orders.flatMap((order) => parseOrder(order) ?? []);
}

/**
 * Whether no earlier update reported the completion. The same order arrives in the answer and over the live connection.
 */
function isNewlyCompleted(recentUpdates: RecentUpdates, { id, status }: Order): boolean {
  return status === 'completed' && recentUpdates.latest(id)?.status !== 'completed';
}
