import { maxLineQuantity } from '@thali/shared/orders/max-line-quantity';
import type { Cart, CartLine } from './cart.ts';

/** The line that is over the limit, if any. Source: spec 2, section 5. */
export function oversizedLine(cart: Cart): CartLine | undefined {
  return cart.find((line) => line.quantity > maxLineQuantity);
}
