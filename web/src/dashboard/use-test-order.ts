import { useMutation } from '@tanstack/react-query';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import { useLocation } from 'wouter';
import { callApi } from '../lib/api/call-api.ts';
import { useVendorMenu } from './menu/use-vendor-menu.ts';

/** Places a test order with the first available dish, and opens the kitchen. Rule: orders-35 */
export function useTestOrder(vendorId: string) {
  const [, navigate] = useLocation();
  const items = useVendorMenu(vendorId).data?.items;
  const { mutate, isPending } = useMutation({
    mutationFn: (menuItemId: string) =>
      callApi('POST /vendors/{vendorId}/test-orders', {
        params: { vendorId },
        body: { menuItemId },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => navigate('/kitchen'),
  });
  const dish = items?.find(isOrderable);
  return {
    items,
    canPlace: dish !== undefined,
    isPlacing: isPending,
    place: () => dish && mutate(dish.id),
  };
}
