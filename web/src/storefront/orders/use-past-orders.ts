import { useInfiniteQuery } from '@tanstack/react-query';
import { pastStatuses } from '@thali/shared/orders/order-status';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { customerOrdersKey } from './customer-orders-key.ts';
import { type OrderPage, readOwnOrders } from './list-orders.ts';

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
