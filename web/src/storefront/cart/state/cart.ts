import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OrderedChoice } from '@thali/shared/orders/order.contract';

/** What the cart keeps of a menu item. The price in rupees, as it came. */
export type CartItem = Pick<
  MenuItem,
  'id' | 'name' | 'description' | 'image' | 'price' | 'isVegetarian'
>;

/** How one dish is wanted. */
export interface Chosen {
  /** With the names and prices that the customer knows; absent: nothing is chosen. */
  choices?: readonly OrderedChoice[];
  /** A wish for this dish alone. */
  specialInstructions?: string;
}

/** One dish as chosen: another choice or wish is another line. Rule: storefront-21 */
export interface CartLine extends Chosen {
  menuItemId: string;
  menuItem: CartItem;
  quantity: number;
  /** What a portion cost when it was put in, where the menu has another price by now. Rupees. */
  oldPrice?: number;
}

export type Cart = readonly CartLine[];

/** How many of a dish there are, however they were chosen. */
export function quantityOf(cart: Cart, menuItemId: string): number {
  return itemsCount(cart.filter((line) => line.menuItemId === menuItemId));
}

export function itemsCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}
