import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
/** Under which the page keeps a customer's orders at one vendor. */
export const customerOrdersKey = {
  all: (vendorId: string) => ['customer-orders', vendorId] as const,
  ongoing: (vendorId: string) => ['customer-orders', vendorId, 'ongoing'] as const,
  past: (vendorId: string) => ['customer-orders', vendorId, 'past'] as const,
  summary: (vendorId: string) => ['customer-orders', vendorId, 'summary'] as const,
};

/** How many orders are under way, as far as other parts have asked: it asks nothing by itself. */
export function useOngoingCount(vendorId: string): number {
  const queryKey = customerOrdersKey.ongoing(vendorId);
  return useQuery<readonly Order[]>({ queryKey, enabled: false }).data?.length ?? 0;
}
