import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { customerOrdersKey } from './customer-orders-key.ts';

/** How many orders are under way, as far as other parts have asked: it asks nothing by itself. */
export function useOngoingCount(vendorId: string): number {
  const queryKey = customerOrdersKey.ongoing(vendorId);
  return useQuery<readonly Order[]>({ queryKey, enabled: false }).data?.length ?? 0;
}
