import { useQuery } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { customerOrdersKey } from './customer-orders-key.ts';
import { readOwnOrders } from './list-orders.ts';

export interface OrderSummary {
  total: number;
  /** ISO time; undefined when nothing was ever ordered. */
  lastOrderAt: string | undefined;
}

/** How many orders somebody has placed here, and when the last one. */
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
