import { useMutation } from '@tanstack/react-query';
import { orderExpiryHours } from '@thali/shared/orders/expire-old-orders.contract';
import { countedAt } from '@thali/shared/pre-orders/pre-order-times';
import { callApi } from '../../lib/api/call-api.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { withMinDuration } from '../../lib/time/with-min-duration.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { fetchOrders } from './list-orders.ts';
import { type Order, ongoingFilter } from './order-list.ts';
import { useOrderStore } from './order-store.tsx';

/** Expires ongoing orders that are more than a day old. Rule: orders-29 */
export function useExpireOldOrders() {
  const { vendorId, refetch } = useOrderStore();
  return useMutation({
    mutationFn: () => withMinDuration(expireAll(vendorId)),
    onSuccess: (expiredCount) => {
      showToast({
        kind: 'success',
        title: 'Orders Expired',
        description: `${expiredCount} orders have been expired.`,
      });
      void refetch();
    },
    onError: reportFailure,
  });
}

/** Counts the orders that would expire now. Reads them again, because the list on screen may be older. */
export function useCountOldOrders() {
  const { vendorId } = useOrderStore();
  return useMutation({
    async mutationFn() {
      const { orders } = await fetchOrders(vendorId, ongoingFilter, { quiet: true });
      return countOldOrders(orders, serverNow());
    },
    onError: reportFailure,
  });
}

/** Counts the orders that the server would expire. A pre-order counts from its slot. Rule: orders-5, pre-orders-9 */
export function countOldOrders(orders: readonly Order[], now: number): number {
  const oldestCreatedAt = new Date(now - orderExpiryHours * 3_600_000).toISOString();
  return orders.filter((order) => countedAt(order) < oldestCreatedAt).length;
}

function reportFailure(error: Error): void {
  showToast({
    kind: 'error',
    title: 'Error',
    description: error.message || 'Failed to expire orders',
  });
}

/** Repeats the call until no old orders remain, because one call runs only for some seconds. */
async function expireAll(vendorId: string): Promise<number> {
  const call = { body: { vendorId }, quiet: true };
  const { expiredCount, hasMore } = await callApi('POST /orders/expire-old-orders', call);
  return hasMore ? expiredCount + (await expireAll(vendorId)) : expiredCount;
}
