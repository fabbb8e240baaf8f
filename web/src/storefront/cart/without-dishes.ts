import type { Cart } from './cart.ts';

/** The cart without some of its dishes. */
export function withoutDishes(cart: Cart, menuItemIds: readonly string[]): Cart {
  return cart.filter((line) => !menuItemIds.includes(line.menuItemId));
}
