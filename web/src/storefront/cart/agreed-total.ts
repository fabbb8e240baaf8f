import { toPaise, toRupees } from '@thali/shared/money/paise';
import { portionKey } from '@thali/shared/orders/line-key';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { Cart } from './cart.ts';
import { linePaise } from './cart-sums.ts';
import { orderAmounts } from './order-body.ts';

/** What one portion of each line cost when the customer last had time to see it. Rupees, by what is the same portion. */
export type Prices = ReadonlyMap<string, number>;

export function pricesOf(cart: Cart): Prices {
  return new Map(cart.map((line) => [portionKey(line), toRupees(linePaise(line))]));
}

export function pricesIn({ items }: PlaceOrderBody): Prices {
  return new Map(items.map((line) => [portionKey(line), line.unitPrice]));
}

/** What the cart would come to at these prices, in paise with the fee. A portion they don't name costs what it costs. */
export function totalAt(cart: Cart, prices: Prices): number {
  const lines = cart.map((line) => {
    const price = prices.get(portionKey(line));
    const unitPricePaise = price === undefined ? linePaise(line) : toPaise(price);
    return { unitPricePaise, quantity: line.quantity };
  });
  return orderTotals(lines).finalPaise;
}

/** The same order at the prices that the cart has by now. */
export function repriced(body: PlaceOrderBody, cart: Cart): PlaceOrderBody {
  return { ...body, ...orderAmounts(cart) };
}
