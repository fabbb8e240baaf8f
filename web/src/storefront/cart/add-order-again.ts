import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { showToast } from '../../lib/ui/toast-store.ts';
import { cartStoreOf } from './cart-store.ts';
import { orderAgain } from './order-again.ts';
import { orderAgainToast } from './order-again-toast.ts';

/** Puts an earlier order into the cart and says what could not come along. @returns units added */
export function addOrderAgain(
  vendorId: string,
  { items }: Order,
  menuItems: readonly MenuItem[],
): number {
  const store = cartStoreOf(vendorId);
  const { added, missing } = orderAgain(store.get(), items, menuItems);
  store.change((stored) => orderAgain(stored, items, menuItems).cart);
  showToast(orderAgainToast(added, missing));
  return added;
}
