import { toPaise, toRupees } from '@thali/shared/money/paise';
import { portionKey } from '@thali/shared/orders/line-key';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import type { ParcelSetting } from '@thali/shared/vendors/vendor-settings';
import { orderAmounts } from '../place/order-body.ts';
import type { Cart } from '../state/cart.ts';
import { linePaise } from '../state/cart-sums.ts';

/** What things cost when the customer last had time to see it. */
export interface Prices {
  /** One portion of each line, in rupees, by what is the same portion. */
  portions: ReadonlyMap<string, number>;
  parcel: ParcelSetting | undefined;
}

export function pricesOf(cart: Cart, parcel?: ParcelSetting): Prices {
  const portions = new Map(cart.map((line) => [portionKey(line), toRupees(linePaise(line))]));
  return { portions, parcel };
}

/** @param parcel  what it was when the body was made */
export function pricesIn({ items }: PlaceOrderBody, parcel?: ParcelSetting): Prices {
  return { portions: new Map(items.map((line) => [portionKey(line), line.unitPrice])), parcel };
}

/** What was seen before, and of what is new the price that it came with. */
export function withNew(seen: Prices | undefined, shown: Prices): Prices {
  if (!seen) return shown;
  const portions = [...shown.portions].map(
    ([id, price]) => [id, seen.portions.get(id) ?? price] as const,
  );
  return { ...seen, portions: new Map(portions) };
}

/** After a while: what was on screen then and still is has been seen. */
export function withStillShown(seen: Prices, shown: Prices, now: Prices): Prices {
  const stillShown = [...now.portions].filter(([id, price]) => shown.portions.get(id) === price);
  return {
    portions: new Map([...seen.portions, ...stillShown]),
    parcel: isSame(shown.parcel, now.parcel) ? now.parcel : seen.parcel,
  };
}

function isSame(one: ParcelSetting | undefined, other: ParcelSetting | undefined): boolean {
  return one?.per === other?.per && one?.charge === other?.charge;
}

/**
 * What the cart would come to at these prices, in paise with the fee. A portion they don't name costs what it
 * costs.
 */
export function totalAt(
  cart: Cart,
  { portions, parcel }: Prices,
  serviceMode?: ServiceMode,
): number {
  const lines = cart.map((line) => {
    const price = portions.get(portionKey(line));
    const unitPricePaise = price === undefined ? linePaise(line) : toPaise(price);
    return { unitPricePaise, quantity: line.quantity };
  });
  return orderTotals(lines, { serviceMode, parcel }).finalPaise;
}

/** The same order at the prices that the cart has by now. */
export function repriced(body: PlaceOrderBody, cart: Cart, parcel?: ParcelSetting): PlaceOrderBody {
  return { ...body, ...orderAmounts(cart, { serviceMode: body.serviceMode, parcel }) };
}
