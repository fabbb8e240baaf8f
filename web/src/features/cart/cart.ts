import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { maxLineQuantity, type OrderTotals, orderTotals } from '@thali/shared/orders/order-totals';

/** What the cart keeps of a menu item. The price in rupees, as it came. */
export type CartItem = Pick<
  MenuItem,
  'id' | 'name' | 'description' | 'image' | 'price' | 'isVegetarian'
>;

export interface CartLine {
  menuItemId: string;
  menuItem: CartItem;
  quantity: number;
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

export function cartTotals(cart: Cart): OrderTotals {
  return orderTotals(
    cart.map((line) => ({ unitPricePaise: linePaise(line), quantity: line.quantity })),
  );
}

export function linePaise(line: CartLine): number {
  return toPaise(line.menuItem.price);
}

/** The line that is over the limit, if any. Source: spec 2, section 5. */
export function oversizedLine(cart: Cart): CartLine | undefined {
  return cart.find((line) => line.quantity > maxLineQuantity);
}

function keepOf({ id, name, description, image, price, isVegetarian }: CartItem): CartItem {
  return { id, name, description, image, price, isVegetarian };
}
