import { canPayOnline } from '@thali/shared/order-payments/online-order';
import type { CheckoutOrder } from '@thali/shared/payments/payment-fields';
import type * as z from 'zod/mini';
import { createOrderAtProvider, toCheckoutOrder } from '../payments/create-plan-payment.ts';
import { openOrderPayment, type PaymentKind } from './open-order-payment.ts';
import { paymentMethodUnavailable } from './payment-method-unavailable.ts';

const checkout: PaymentKind = {
  assertPayable(order) {
    if (!canPayOnline(order))
      throw paymentMethodUnavailable('This order can no longer be paid online.');
  },
  isOpen: () => true,
  create: createOrderAtProvider,
};

/**
 * The Checkout data for a food order.
 * @throws AppError ORDER_ALREADY_PAID, PAYMENT_METHOD_UNAVAILABLE, TOO_MANY_REQUESTS
 * Rule: pay-21
 */
export async function beginOnlinePayment(orderId: string): Promise<z.input<typeof CheckoutOrder>> {
  return toCheckoutOrder(await openOrderPayment(orderId, checkout));
}
