import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import * as texts from '../cart-texts.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { closedText, onlineComingSoon, type PaymentChoice } from './check-guest.ts';

/** The details of a signed-in customer that an order needs. */
export interface CustomerDetails {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
}

interface CustomerOrder {
  cart: Cart;
  customer: CustomerDetails;
  open: OpenState;
  payment: PaymentChoice;
}

/** The first problem of an order. Rule: cart-6 */
export function checkCustomerOrder(order: CustomerOrder): string | undefined {
  const { cart, customer, open, payment } = order;
  const tooMany = oversizedText(cart);
  if (tooMany) return tooMany;
  if (!hasDetails(customer)) return texts.fillNameAndPhone;
  if (cart.length === 0) return texts.cartEmpty;
  if (!open.isOpen) return closedText(open);
  return payment === 'coming_soon' ? onlineComingSoon : undefined;
}

export function oversizedText(cart: Cart): string | undefined {
  const line = oversizedLine(cart);
  return line && texts.tooMany(line.menuItem.name);
}

export function hasDetails({ name, phone }: CustomerDetails): boolean {
  return name.trim() !== '' && !!phone?.trim();
}

/** The first line above the limit, if any. Rule: orders-12, cart-6 */
export function oversizedLine(cart: Cart): CartLine | undefined {
  return cart.find((line) => line.quantity > maxLineQuantity);
}
