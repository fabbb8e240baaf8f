import { lineKey } from '@thali/shared/orders/line-key';
import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import type { Cart, CartItem, CartLine, Chosen } from './cart.ts';

/** A line of a dish as chosen. */
export function lineOf(
  item: CartItem,
  quantity: number,
  { choices = [], specialInstructions }: Chosen = {},
): CartLine {
  return {
    menuItemId: item.id,
    menuItem: keepOf(item),
    quantity,
    ...(choices.length > 0 && { choices }),
    ...(specialInstructions && { specialInstructions }),
  };
}

/** Sets how many of a dish as chosen are in the cart; 0 or less takes it out. */
export function setQuantity(cart: Cart, item: CartItem, quantity: number, chosen?: Chosen): Cart {
  return replaceLine(cart, lineKey(lineOf(item, 0, chosen)), lineOf(item, quantity, chosen));
}

/** So many more of a line, up to what one may hold. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line);
  const quantity = Math.min(lineQuantity(cart, key) + line.quantity, maxLineQuantity);
  return replaceLine(cart, key, { ...line, quantity });
}

/** One more of a dish as chosen. */
export function addOne(cart: Cart, item: CartItem, chosen?: Chosen): Cart {
  return addLine(cart, lineOf(item, 1, chosen));
}

/**
 * A changed line in the place of the one of that key. Where there is one like it already, both become one.
 * A quantity of 0 or less takes it out.
 */
export function replaceLine(cart: Cart, key: string, line: CartLine): Cart {
  const nextKey = lineKey(line);
  if (line.quantity <= 0) return withoutLines(cart, [key]);
  if (nextKey !== key && lineQuantity(cart, nextKey) > 0) {
    return addLine(withoutLines(cart, [key]), line);
  }
  return lineQuantity(cart, key) > 0
    ? cart.map((old) => (lineKey(old) === key ? line : old))
    : [...cart, line];
}

/** The cart without some of its lines. */
export function withoutLines(cart: Cart, keys: readonly string[]): Cart {
  return cart.filter((line) => !keys.includes(lineKey(line)));
}

export function lineQuantity(cart: Cart, key: string): number {
  return cart.find((line) => lineKey(line) === key)?.quantity ?? 0;
}

/** What a line keeps of a dish on the menu. */
export function keepOf({ id, name, description, image, price, isVegetarian }: CartItem): CartItem {
  return { id, name, description, image, price, isVegetarian };
}
