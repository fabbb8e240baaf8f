import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { CheckoutAnswer } from '../../lib/payments/load-checkout.ts';
import { payWithRazorpay } from '../../lib/payments/pay-with-razorpay.ts';
import type { PlanForSale } from '../shared/plan-for-sale.ts';
import type { Details } from './check-details.ts';
import { type PlanOrder, vendorDetails } from './create-payment-order.ts';
import { extendHold } from './extend-hold.ts';
import { readPaymentSession } from './payment-session.ts';

export type PaymentOutcome =
  | { kind: 'paid' }
  /** The buyer closed Checkout. */
  | { kind: 'closed' }
  /** Checkout closed, because another buyer got the subdomain. */
  | { kind: 'lost'; refusal: ApiError }
  /** The buyer paid nothing. */
  | { kind: 'failed'; message: string }
  /** The buyer may have paid, but this browser could not confirm the payment. Razorpay's webhook will confirm it. */
  | { kind: 'unconfirmed'; message: string };

export interface Payment {
  order: PlanOrder;
  plan: PlanForSale;
  details: Details;
  sessionId: string;
  onConfirming: () => void;
}

/** Opens Checkout, then confirms the payment. Does not throw. Rule: plans-8, plans-11 */
export async function payPlanOrder(payment: Payment): Promise<PaymentOutcome> {
  const { order, plan, details, onConfirming } = payment;
  let answer: CheckoutAnswer | undefined;
  const hold = extendHold(details.subdomain, order.sessionToken);
  try {
    const { name, email, phone } = vendorDetails(details);
    const description = `${plan.name} plan, 1 month`;
    const { signal } = hold;
    answer = await payWithRazorpay(order, { description, name, email, phone, signal });
  } catch {
    return (await wasPaid(order)) ? { kind: 'paid' } : failed;
  } finally {
    hold.end();
  }
  if (!answer) {
    // Some payment methods finish outside of Checkout, so the order may be paid after Checkout closes.
    if (await wasPaid(order)) return { kind: 'paid' };
    const { reason } = hold.signal;
    return reason instanceof ApiError ? { kind: 'lost', refusal: reason } : { kind: 'closed' };
  }
  onConfirming();
  return confirm(payment, answer);
}

async function confirm(
  { order, plan, details, sessionId }: Payment,
  answer: CheckoutAnswer,
): Promise<PaymentOutcome> {
  try {
    const { success } = await callApi('POST /payments/payment-success', {
      body: {
        ...answer,
        planId: plan.id,
        paymentSessionId: sessionId,
        vendorDetails: vendorDetails(details),
      },
      // A retry gets the same answer.
      idempotencyKey: answer.razorpay_payment_id,
      quiet: true,
    });
    return success ? { kind: 'paid' } : unconfirmed('Payment processing failed');
  } catch (error) {
    if (await wasPaid(order)) return { kind: 'paid' };
    return unconfirmedBy(error, order.mock);
  }
}

function unconfirmedBy(error: unknown, isMock: boolean): PaymentOutcome {
  const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
  if (refusal?.code === 'PAYMENT_NOT_VALID') return { kind: 'failed', message: refusal.message };
  if (refusal) return unconfirmed('Payment processing failed');
  // A mock payment counts only after the confirmation.
  if (isMock) return failed;
  return unconfirmed(
    'Payment completed but there was an issue processing it. Please contact support.',
  );
}

const failed: PaymentOutcome = {
  kind: 'failed',
  message: 'Payment failed. Please try again.',
};

function unconfirmed(message: string): PaymentOutcome {
  return { kind: 'unconfirmed', message };
}

async function wasPaid({ sessionToken }: PlanOrder): Promise<boolean> {
  try {
    const { cardState } = await readPaymentSession(sessionToken);
    // The plan's card offers 'buy-now' until the order is paid.
    return cardState !== 'buy-now';
  } catch {
    return false;
  }
}
