import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { Cart } from './cart.ts';
import { cartTotals } from './cart-sums.ts';
import { orderAmounts } from './order-body.ts';

/** What one of each dish cost when the customer last had time to see it. Rupees, by the dish's id. */
export type Prices = ReadonlyMap<string, number>;

export function pricesOf(cart: Cart): Prices {
  return new Map(cart.map(({ menuItemId, menuItem }) => [menuItemId, menuItem.price]));
}

export function pricesIn({ items }: PlaceOrderBody): Prices {
  return new Map(items.map(({ menuItemId, unitPrice }) => [menuItemId, unitPrice]));
}

/** What the cart would come to at these prices, in paise with the fee. A dish they don't name costs what it costs. */
export function totalAt(cart: Cart, prices: Prices): number {
  return cartTotals(
    cart.map((line) => {
      const price = prices.get(line.menuItemId) ?? line.menuItem.price;
      return { ...line, menuItem: { ...line.menuItem, price } };
    }),
  ).finalPaise;
}

/** The same order at the prices that the cart has by now. */
export function repriced(body: PlaceOrderBody, cart: Cart): PlaceOrderBody {
  return { ...body, ...orderAmounts(cart) };
}
