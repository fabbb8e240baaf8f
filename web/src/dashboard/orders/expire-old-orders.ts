import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { atLeast } from '../../lib/time/at-least.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { refetchOrders } from './order-cache.ts';

/** Asks the server to expire what is old. Rule: orders-29 */
export function useExpireOldOrders(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => atLeast(expireAll(vendorId)),
    onSuccess: (expiredCount) => {
      showToast({
        kind: 'success',
        title: 'Orders Expired',
        description: `${expiredCount} orders have been expired.`,
      });
      return refetchOrders(client, vendorId);
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Error',
        description: error.message || 'Failed to expire orders',
      }),
  });
}

/** A call works for some seconds and says whether there are more. */
async function expireAll(vendorId: string): Promise<number> {
  const call = { body: { vendorId }, quiet: true };
  const { expiredCount, hasMore } = await callApi('POST /orders/expire-old-orders', call);
  return hasMore ? expiredCount + (await expireAll(vendorId)) : expiredCount;
}
