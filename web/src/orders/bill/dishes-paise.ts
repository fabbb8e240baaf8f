import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';

/** What the dishes of an order came to: its total without the parcel charge. */
export function dishesPaise({ totalAmount, parcelCharge = 0 }: Order): number {
  return toPaise(totalAmount) - toPaise(parcelCharge);
}
