import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { maxLineQuantity } from '@thali/shared/orders/max-line-quantity';
import type { Cart, CartLine } from './cart.ts';

/** The line that is over the limit, if any. Rule: orders-12, cart-6 */
export function oversizedLine(cart: Cart): CartLine | undefined {
  return cart.find((line) => line.quantity > maxLineQuantity);
}

/** A dish of which the kitchen has some left, and fewer than are wanted. */
export function shortLine(
  cart: Cart,
  menuItems: readonly MenuItem[],
): { name: string; left: number } | undefined {
  for (const { menuItemId, quantity } of cart) {
    const item = menuItems.find(({ id }) => id === menuItemId);
    if (!item?.isAvailable || !item.quantity || item.quantity >= quantity) continue;
    return { name: item.name, left: item.quantity };
  }
  return undefined;
}
