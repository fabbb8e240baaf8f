import { type RazorpayKeys, sign } from './razorpay-keys.ts';
import {
  type RazorpayEntry,
  type RazorpayPayment,
  razorpayId,
  secondsNow,
} from './razorpay-state.ts';

/** What Checkout hands to the browser after a payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** How a try of paying ends. */
export type PaymentOutcome = 'captured' | 'authorized' | 'failed';

/** One try of paying all that is asked for. */
export function payEntry(
  before: RazorpayEntry,
  outcome: PaymentOutcome,
): { entry: RazorpayEntry; payment: RazorpayPayment } {
  const { order, payments } = before;
  const payment: RazorpayPayment = {
    id: razorpayId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: outcome,
    order_id: order.id,
    method: 'upi',
    captured: outcome === 'captured',
    amount_refunded: 0,
    refund_status: null,
    error_reason: outcome === 'failed' ? 'payment_failed' : null,
    notes: order.notes,
    created_at: secondsNow(),
  };
  const entry: RazorpayEntry = {
    ...before,
    order: { ...order, status: 'attempted', attempts: order.attempts + 1 },
    payments: [payment, ...payments],
  };
  return { entry: outcome === 'captured' ? captured(entry, payment.id) : entry, payment };
}

/** The money of a payment is taken, and so its order is paid. */
export function captured(before: RazorpayEntry, paymentId: string): RazorpayEntry {
  const { order, payments } = before;
  return {
    ...before,
    order: { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 },
    payments: payments.map((payment) =>
      payment.id === paymentId ? { ...payment, status: 'captured', captured: true } : payment,
    ),
  };
}

/** What Checkout tells the browser of a payment that was not refused. */
export function checkoutOf(
  { order_id, id }: RazorpayPayment,
  { keySecret }: RazorpayKeys,
): CheckoutResult {
  return {
    razorpay_order_id: order_id,
    razorpay_payment_id: id,
    razorpay_signature: sign(`${order_id}|${id}`, keySecret),
  };
}
