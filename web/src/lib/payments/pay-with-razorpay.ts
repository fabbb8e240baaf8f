import type { AnswerOf } from '../api/calls.ts';
import type { CheckoutAnswer } from './load-checkout.ts';

/** The payment order in the server's answer. */
export type PaymentOrder = Omit<AnswerOf<'POST /vendor-wallet/pay'>['order'], 'sessionToken'>;

export interface PayOptions {
  /** The recipient; the platform by default. */
  payee?: string | undefined;
  /** The purpose, as Checkout shows it. */
  description: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Closes Checkout. */
  signal?: AbortSignal | undefined;
}

/**
 * Opens Razorpay's Checkout for an order; a mock order skips it. The server must confirm the result.
 * @returns undefined if the person closed it; the order can be opened again
 * @throws if Checkout does not open, or if every try was refused
 * Rule: plans-9
 */
export async function payWithRazorpay(
  order: PaymentOrder,
  options: PayOptions,
): Promise<CheckoutAnswer | undefined> {
  if (order.mock) return mockAnswer(order.id);
  const { openCheckout } = await import('./open-checkout.ts');
  return openCheckout(order, options);
}

function mockAnswer(orderId: string): CheckoutAnswer {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: `pay_mock_${crypto.randomUUID().replaceAll('-', '')}`,
    razorpay_signature: 'mock_signature',
  };
}
