import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { maxLineQuantity } from '@thali/shared/orders/max-line-quantity';

/** What the cart keeps of a menu item. The price in rupees, as it came. */
export type CartItem = Pick<
  MenuItem,
  'id' | 'name' | 'description' | 'image' | 'price' | 'isVegetarian'
>;

export interface CartLine {
  menuItemId: string;
  menuItem: CartItem;
  quantity: number;
  /** What it cost when it was put in, where the menu has another price by now. Rupees. */
  oldPrice?: number;
}

export type Cart = readonly CartLine[];

/** Sets how many of an item are in the cart; 0 or less takes it out. */
export function setQuantity(cart: Cart, item: CartItem, quantity: number): Cart {
  if (quantity <= 0) return cart.filter((line) => line.menuItemId !== item.id);
  const line = { menuItemId: item.id, menuItem: keepOf(item), quantity };
  return cart.some(({ menuItemId }) => menuItemId === item.id)
    ? cart.map((old) => (old.menuItemId === item.id ? line : old))
    : [...cart, line];
}

/** One more, up to what one line may hold. */
export function addOne(cart: Cart, item: CartItem): Cart {
  return setQuantity(cart, item, Math.min(quantityOf(cart, item.id) + 1, maxLineQuantity));
}

export function quantityOf(cart: Cart, menuItemId: string): number {
  return cart.find((line) => line.menuItemId === menuItemId)?.quantity ?? 0;
}

export function itemsCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** What a line keeps of a dish on the menu. */
export function keepOf({ id, name, description, image, price, isVegetarian }: CartItem): CartItem {
  return { id, name, description, image, price, isVegetarian };
}
