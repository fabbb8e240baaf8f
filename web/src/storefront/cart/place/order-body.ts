import { toRupees } from '@thali/shared/money/paise';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import type { PaymentChoice } from '../checkout/check-guest.ts';
import type { Cart } from '../state/cart.ts';
import { cartTotals, linePaise } from '../state/cart-sums.ts';

/** The person who orders. */
export interface OrderDetails {
  name: string;
  /** The phone number with the country's dial code. */
  phone: string;
  email?: string | undefined;
}

interface OrderParts {
  vendorId: string;
  cart: Cart;
  serving?: Serving;
  person: OrderDetails;
  isGuest: boolean;
  specialInstructions: string;
  /** The default is cash. */
  payment?: PaymentChoice;
}

/** The items and amounts of an order, in rupees. */
export function orderAmounts(cart: Cart, serving: Serving = {}) {
  const totals = cartTotals(cart, serving);
  const { serviceMode, table } = serving;
  return {
    items: cart.map((line) => ({
      menuItemId: line.menuItemId,
      quantity: line.quantity,
      unitPrice: toRupees(linePaise(line)),
      totalPrice: toRupees(linePaise(line) * line.quantity),
      ...(line.specialInstructions && { specialInstructions: line.specialInstructions }),
      ...(line.choices && {
        choices: line.choices.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
      }),
    })),
    ...(serviceMode && { serviceMode, parcelCharge: toRupees(totals.parcelPaise) }),
    ...(serviceMode === 'dine_in' && table && { table }),
    totalAmount: toRupees(totals.totalPaise),
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: toRupees(totals.platformFeePaise),
    finalAmount: toRupees(totals.finalPaise),
  };
}

/** The body of POST /orders. Rule: orders-13 */
export function orderBody(parts: OrderParts): PlaceOrderBody {
  const { vendorId, cart, serving, person, isGuest, specialInstructions, payment } = parts;
  const note = specialInstructions.trim();
  return {
    vendorId,
    customerInfo: {
      name: person.name.trim(),
      phone: person.phone,
      ...(person.email ? { email: person.email } : {}),
    },
    ...orderAmounts(cart, serving),
    ...(serving?.readyFor && { readyFor: serving.readyFor }),
    paymentMethod: payment === 'upi' || payment === 'online' ? payment : 'cash',
    ...(note ? { specialInstructions: note } : {}),
    isGuestOrder: isGuest,
  };
}
