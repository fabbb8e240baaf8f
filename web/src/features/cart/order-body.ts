import { toPaise, toRupees } from '@thali/shared/money/paise';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { type Cart, cartTotals } from './cart.ts';

export interface GuestDetails {
  name: string;
  /** With dial code. */
  phone: string;
  email?: string | undefined;
}

interface OrderParts {
  vendorId: string;
  cart: Cart;
  guest: GuestDetails;
  specialInstructions: string;
}

/** The body of POST /orders for a guest who pays in cash. Amounts in rupees. */
export function guestOrderBody(parts: OrderParts): PlaceOrderBody {
  const { vendorId, cart, guest, specialInstructions } = parts;
  const totals = cartTotals(cart);
  const note = specialInstructions.trim();
  return {
    vendorId,
    customerInfo: {
      name: guest.name.trim(),
      phone: guest.phone,
      ...(guest.email ? { email: guest.email } : {}),
    },
    items: cart.map((line) => ({
      menuItemId: line.menuItemId,
      quantity: line.quantity,
      unitPrice: line.menuItem.price,
      totalPrice: toRupees(toPaise(line.menuItem.price) * line.quantity),
    })),
    totalAmount: toRupees(totals.totalPaise),
    taxAmount: 0,
    discountAmount: 0,
    serviceCharge: toRupees(totals.serviceFeePaise),
    finalAmount: toRupees(totals.finalPaise),
    paymentMethod: 'cash',
    ...(note ? { specialInstructions: note } : {}),
    isGuestOrder: true,
  };
}
