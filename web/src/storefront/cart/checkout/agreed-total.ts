import { toPaise, toRupees } from '@thali/shared/money/paise';
import { portionKey } from '@thali/shared/orders/line-key';
import { orderTotals } from '@thali/shared/orders/order-totals';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import type { ParcelSetting } from '@thali/shared/vendors/vendor-settings';
import { orderAmounts } from '../place/order-body.ts';
import type { Cart } from '../state/cart.ts';
import { linePaise } from '../state/cart-sums.ts';

/** The prices that the customer has seen. */
export interface Prices {
  /** The price of one portion in rupees, by portion key. */
  portions: ReadonlyMap<string, number>;
  parcel: ParcelSetting | undefined;
}

export function pricesOf(cart: Cart, parcel?: ParcelSetting): Prices {
  const portions = new Map(cart.map((line) => [portionKey(line), toRupees(linePaise(line))]));
  return { portions, parcel };
}

/** @param parcel  the setting when the body was built */
export function pricesOfOrder({ items }: PlaceOrderBody, parcel?: ParcelSetting): Prices {
  return { portions: new Map(items.map((line) => [portionKey(line), line.unitPrice])), parcel };
}

/** Adds the prices of new portions to the seen prices. */
export function addNewPrices(seenPrices: Prices | undefined, shownPrices: Prices): Prices {
  if (!seenPrices) return shownPrices;
  const portions = [...shownPrices.portions].map(
    ([id, price]) => [id, seenPrices.portions.get(id) ?? price] as const,
  );
  return { ...seenPrices, portions: new Map(portions) };
}

/**
 * Adds the prices that have stayed unchanged on screen.
 * @param earlierPrices  the earlier prices on screen
 */
export function addUnchangedPrices(
  seenPrices: Prices,
  earlierPrices: Prices,
  currentPrices: Prices,
): Prices {
  const unchangedPortions = [...currentPrices.portions].filter(
    ([id, price]) => earlierPrices.portions.get(id) === price,
  );
  return {
    portions: new Map([...seenPrices.portions, ...unchangedPortions]),
    parcel: isSameParcel(earlierPrices.parcel, currentPrices.parcel)
      ? currentPrices.parcel
      : seenPrices.parcel,
  };
}

function isSameParcel(a: ParcelSetting | undefined, b: ParcelSetting | undefined): boolean {
  return a?.per === b?.per && a?.charge === b?.charge;
}

/**
 * The total of the cart at the given prices, in paise with the fee. Takes a missing price from the cart.
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

/** The same order at the cart's current prices. */
export function repriceOrder(
  body: PlaceOrderBody,
  cart: Cart,
  parcel?: ParcelSetting,
): PlaceOrderBody {
  return { ...body, ...orderAmounts(cart, { serviceMode: body.serviceMode, parcel }) };
}
