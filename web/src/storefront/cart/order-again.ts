import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { maxLineQuantity } from '@thali/shared/orders/max-line-quantity';
import type { Order } from '@thali/shared/orders/order.contract';
import { showToast, type ToastContent } from '../../lib/ui/toast-store.ts';
import { type Cart, quantityOf, setQuantity } from './cart.ts';
import { cartStoreOf } from './cart-store.ts';

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

interface OrderedAgain {
  cart: Cart;
  /** How many units came into the cart. */
  added: number;
  /** Names of what could not be had, or not as much of. */
  missing: string[];
}

/** An earlier order's dishes, as far as they can be had, on top of what is in the cart. */
export function orderAgain(
  cart: Cart,
  items: Order['items'],
  menuItems: readonly MenuItem[],
): OrderedAgain {
  let again = cart;
  let added = 0;
  const missing: string[] = [];
  for (const { menuItemId, menuItem, quantity } of items) {
    const item = menuItems.find(({ id }) => id === menuItemId);
    if (!item || !isOrderable(item)) {
      missing.push(menuItem.name);
      continue;
    }
    const before = quantityOf(again, menuItemId);
    const after = Math.max(before, Math.min(before + quantity, mostOf(item)));
    if (after < before + quantity) missing.push(item.name);
    again = setQuantity(again, item, after);
    added += after - before;
  }
  return { cart: again, added, missing };
}

/** The most that one line may hold of a dish. */
export function mostOf(item: MenuItem | undefined): number {
  return Math.min(maxLineQuantity, item?.quantity ?? maxLineQuantity);
}

/** What to say when an earlier order was put into the cart. */
export function orderAgainToast(added: number, missing: readonly string[]): ToastContent {
  const lacking =
    missing.length > 0 ? `Not available, or not as many: ${missing.join(', ')}.` : undefined;
  if (added === 0) {
    return {
      kind: 'warning',
      title: 'Nothing from this order is available right now',
      description: lacking,
    };
  }
  return {
    kind: lacking ? 'warning' : 'success',
    title: `${added} ${added === 1 ? 'item' : 'items'} added to cart!`,
    description: lacking,
  };
}
