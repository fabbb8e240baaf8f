import { toPaise } from '@thali/shared/money/paise';
import { type OrderTotals, orderTotals } from '@thali/shared/orders/order-totals';
import type { Cart, CartLine } from './cart.ts';

export function cartTotals(cart: Cart): OrderTotals {
  return orderTotals(
    cart.map((line) => ({ unitPricePaise: linePaise(line), quantity: line.quantity })),
  );
}

/** What one of a line's dishes costs. */
export function linePaise(line: CartLine): number {
  return toPaise(line.menuItem.price);
}
