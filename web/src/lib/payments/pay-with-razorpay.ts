import type { AnswerOf } from '../api/calls.ts';
import type { CheckoutAnswer } from './load-checkout.ts';

/** What is to be paid, as the server answered when it was asked for. */
export type PaymentOrder = Omit<AnswerOf<'POST /vendor-wallet/pay'>['order'], 'sessionToken'>;

export interface PayOptions {
  /** Who is paid; the platform unless told. */
  payee?: string | undefined;
  /** What it is for, as Checkout words it. */
  description: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Closes Checkout. */
  signal?: AbortSignal | undefined;
}

/**
 * Lets a person pay an order in Razorpay's Checkout; a mock has none. What comes back is for the server to
 * confirm.
 * @returns undefined when the person went away; the order can be opened again
 * @throws when Checkout does not open, or nothing but refused tries came of it
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
