import { portionPaise } from '@thali/shared/menu/choices';
import { toPaise } from '@thali/shared/money/paise';
import { type OrderTotals, orderTotals } from '@thali/shared/orders/order-totals';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { Cart, CartLine } from './cart.ts';

export function cartTotals(cart: Cart, serving?: Serving): OrderTotals {
  const lines = cart.map((line) => ({ unitPricePaise: linePaise(line), quantity: line.quantity }));
  return orderTotals(lines, serving);
}

/** The price of one portion with its choices, in paise. */
export function linePaise({ menuItem, choices = [] }: CartLine): number {
  return portionPaise(
    toPaise(menuItem.price),
    choices.map((choice) => ({ choice })),
  );
}
