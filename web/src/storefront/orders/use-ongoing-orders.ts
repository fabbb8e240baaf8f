import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { keepNewer } from '../../orders/merge-order.ts';
import { customerOrdersKey } from './customer-orders-key.ts';
import { readOwnOrders } from './list-orders.ts';

/** More than anybody has under way at one mess. */
const most = 100;

/** One's orders that are under way here, newest first. */
export function useOngoingOrders(vendorId: string) {
  const queryKey = customerOrdersKey.ongoing(vendorId);
  return useQuery<readonly Order[]>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const isRefresh = isRefetch(client, queryKey);
      const query = { vendorId, status: 'ongoing', limit: most };
      const { orders } = await readOwnOrders(query, { signal, isRefresh });
      return keepNewer(orders, client.getQueryData<readonly Order[]>(queryKey));
    },
  });
}
