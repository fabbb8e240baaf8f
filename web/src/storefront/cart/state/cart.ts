import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OrderedChoice } from '@thali/shared/orders/order.contract';

/** The fields of a menu item that the cart stores. The price is in rupees. */
export type CartItem = Pick<
  MenuItem,
  'id' | 'name' | 'description' | 'image' | 'price' | 'isVegetarian'
>;

/** The choices and the cooking request for a dish. */
export interface DishOptions {
  /** The choices, with the names and prices that the customer saw. */
  choices?: readonly OrderedChoice[];
  /** The cooking request for this dish. */
  specialInstructions?: string;
}

/** One dish with its choices. Another choice or cooking request makes another line. Rule: storefront-21 */
export interface CartLine extends DishOptions {
  menuItemId: string;
  menuItem: CartItem;
  quantity: number;
  /** The portion's earlier price in rupees. Present if the menu's price has changed since the dish was added. */
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
