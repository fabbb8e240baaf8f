import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { pastStatuses } from '@thali/shared/orders/order-status';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf, RequestOf } from '../../lib/api/calls.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { keepNewer } from '../../orders/live/merge-order.ts';
import { customerOrdersKey } from './customer-orders-key.ts';

/** More than anybody has under way at one mess. */
const maxOrders = 100;

/** One's orders that are under way here, newest first. */
export function useOngoingOrders(vendorId: string) {
  const queryKey = customerOrdersKey.ongoing(vendorId);
  return useQuery<readonly Order[]>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const isRefresh = isRefetch(client, queryKey);
      const query = { vendorId, status: 'ongoing', limit: maxOrders };
      const { orders } = await readOwnOrders(query, { signal, isRefresh });
      return keepNewer(orders, client.getQueryData<readonly Order[]>(queryKey));
    },
  });
}

const pageSize = 20;

/** One's orders that are over, a page at a time. */
export function usePastOrders(vendorId: string) {
  const queryKey = customerOrdersKey.past(vendorId);
  return useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, client, pageParam }) =>
      readOwnOrders(
        { vendorId, status: pastStatuses.join(), limit: pageSize, cursor: pageParam },
        { signal, isRefresh: isRefetch(client, queryKey) && !pageParam },
      ),
    getNextPageParam: ({ pagination }: OrderPage) => pagination.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
  });
}

interface OrderSummary {
  total: number;
  /** ISO time; undefined when nothing was ever ordered. */
  lastOrderAt: string | undefined;
}

/** How many orders the customer has placed here, and when the last one. */
export function useOrderSummary(vendorId: string): OrderSummary | undefined {
  const queryKey = customerOrdersKey.summary(vendorId);
  const { data } = useQuery<OrderSummary>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const isRefresh = isRefetch(client, queryKey);
      const page = await readOwnOrders({ vendorId, limit: 1 }, { signal, isRefresh });
      const [last] = page.orders;
      return {
        total: page.pagination.total ?? page.orders.length,
        lastOrderAt: last?.createdAt,
      };
    },
  });
  return data;
}

type OrderPage = AnswerOf<'GET /orders'>;

interface ReadOptions {
  signal: AbortSignal;
  /** Something is on screen already: a failure is no news. */
  isRefresh: boolean;
}

/** A page of one's own orders at a vendor, newest first. */
function readOwnOrders(
  query: RequestOf<'GET /orders'>['query'] & { vendorId: string },
  { signal, isRefresh }: ReadOptions,
): Promise<OrderPage> {
  return callApi('GET /orders', {
    query,
    signal,
    quiet: true,
    background: isRefresh,
  });
}
