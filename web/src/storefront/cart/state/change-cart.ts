import { lineKey } from '@thali/shared/orders/line-key';
import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import type { Cart, CartItem, CartLine, DishOptions } from './cart.ts';

export function lineOf(
  item: CartItem,
  quantity: number,
  { choices = [], specialInstructions }: DishOptions = {},
): CartLine {
  return {
    menuItemId: item.id,
    menuItem: cartItemOf(item),
    quantity,
    ...(choices.length > 0 && { choices }),
    ...(specialInstructions && { specialInstructions }),
  };
}

/** Sets the quantity of a dish with these choices. 0 or less removes the line. */
export function setQuantity(
  cart: Cart,
  item: CartItem,
  quantity: number,
  options?: DishOptions,
): Cart {
  return replaceLine(cart, lineKey(lineOf(item, 0, options)), lineOf(item, quantity, options));
}

/** Adds a line, or adds its quantity to an equal line. Stops at the largest quantity of a line. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line);
  const quantity = Math.min(lineQuantity(cart, key) + line.quantity, maxLineQuantity);
  return replaceLine(cart, key, { ...line, quantity });
}

export function addOne(cart: Cart, item: CartItem, options?: DishOptions): Cart {
  return addLine(cart, lineOf(item, 1, options));
}

/**
 * Replaces the line with the key. If the new line equals another line, merges both. A quantity of 0 or less removes the
 * line.
 */
export function replaceLine(cart: Cart, key: string, line: CartLine): Cart {
  const nextKey = lineKey(line);
  if (line.quantity <= 0) return withoutLines(cart, [key]);
  if (nextKey !== key && lineQuantity(cart, nextKey) > 0) {
    return addLine(withoutLines(cart, [key]), line);
  }
  return lineQuantity(cart, key) > 0
    ? cart.map((oldLine) => (lineKey(oldLine) === key ? line : oldLine))
    : [...cart, line];
}

export function withoutLines(cart: Cart, keys: readonly string[]): Cart {
  return cart.filter((line) => !keys.includes(lineKey(line)));
}

export function lineQuantity(cart: Cart, key: string): number {
  return cart.find((line) => lineKey(line) === key)?.quantity ?? 0;
}

function cartItemOf({ id, name, description, image, price, isVegetarian }: CartItem): CartItem {
  return { id, name, description, image, price, isVegetarian };
}
