import { isOrderable } from '@thali/shared/menu/is-orderable';
import { useLocation } from 'wouter';
import { useVendorMenu } from './menu/use-vendor-menu.ts';
import { usePlaceTestOrder } from './orders/place-test-order.ts';

/** A test order of the first dish that can be ordered; it is to be seen in the kitchen. Rule: orders-35 */
export function useTestOrder(vendorId: string) {
  const [, navigate] = useLocation();
  const { items } = useVendorMenu(vendorId);
  const { mutate, isPending } = usePlaceTestOrder(vendorId, () => navigate('/kitchen'));
  const dish = items?.find(isOrderable);
  return {
    items,
    canPlace: dish !== undefined,
    isPlacing: isPending,
    place: () => dish && mutate(dish.id),
  };
}
