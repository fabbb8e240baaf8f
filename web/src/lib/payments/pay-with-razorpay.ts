import type { AnswerOf } from '../api/calls.ts';
import type { CheckoutAnswer } from './load-checkout.ts';

/** The payment order in the server's answer. */
export type PaymentOrder = Omit<AnswerOf<'POST /vendor-wallet/pay'>['order'], 'sessionToken'>;

export interface PayOptions {
  /** The recipient. Default: the platform. */
  payee?: string | undefined;
  /** The purpose that Checkout shows. */
  description: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Closes Checkout. */
  signal?: AbortSignal | undefined;
}

/**
 * Opens Razorpay's Checkout for an order. A mock order skips Checkout. The server must confirm the result.
 * @returns undefined if the person closed Checkout; the order can be opened again
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
