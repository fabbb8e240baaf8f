import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';

/** Puts one dish on the kitchen's own screens. Rule: orders-35 */
export function usePlaceTestOrder(vendorId: string, onPlaced: () => void) {
  return useMutation({
    mutationFn: (menuItemId: string) =>
      callApi('POST /vendors/{vendorId}/test-orders', {
        params: { vendorId },
        body: { menuItemId },
      }),
    onSuccess: onPlaced,
  });
}
