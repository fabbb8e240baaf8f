import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { withMinDuration } from '../../lib/time/with-min-duration.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
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
      return refetch();
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Error',
        description: error.message || 'Failed to expire orders',
      }),
  });
}

/** Repeats the call until no old orders remain, because one call runs only for some seconds. */
async function expireAll(vendorId: string): Promise<number> {
  const call = { body: { vendorId }, quiet: true };
  const { expiredCount, hasMore } = await callApi('POST /orders/expire-old-orders', call);
  return hasMore ? expiredCount + (await expireAll(vendorId)) : expiredCount;
}
