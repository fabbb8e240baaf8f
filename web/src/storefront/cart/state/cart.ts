import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OrderedChoice } from '@thali/shared/orders/order.contract';

/** The part of a menu item that the cart stores. The price is in rupees. */
export type CartItem = Pick<
  MenuItem,
  'id' | 'name' | 'description' | 'image' | 'price' | 'isVegetarian'
>;

/** The choices and the wish for one dish. */
export interface Chosen {
  /** With the names and prices that the customer has seen. Absent without choices. */
  choices?: readonly OrderedChoice[];
  /** A wish for this dish alone. */
  specialInstructions?: string;
}

/** One dish with its choices. Another choice or wish makes another line. Rule: storefront-21 */
export interface CartLine extends Chosen {
  menuItemId: string;
  menuItem: CartItem;
  quantity: number;
  /** The price of a portion when it was added, if the menu has changed it since. Rupees. */
  oldPrice?: number;
}

export type Cart = readonly CartLine[];

/** The quantity of a dish, over all its lines. */
export function quantityOf(cart: Cart, menuItemId: string): number {
  return itemsCount(cart.filter((line) => line.menuItemId === menuItemId));
}

export function itemsCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}
