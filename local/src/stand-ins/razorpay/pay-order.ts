import { type RazorpayKeys, sign } from './razorpay-accounts.ts';
import {
  isOrder,
  type RazorpayEntry,
  type RazorpayPayment,
  razorpayId,
  secondsNow,
} from './razorpay-state.ts';

/** The result that Checkout gives to the browser after a payment. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** The outcome of a payment attempt. */
export type PaymentOutcome = 'captured' | 'authorized' | 'failed';

/** The charged amount, if it differs from the order, for example by a customer fee. */
type Charged = Partial<Pick<RazorpayPayment, 'amount' | 'currency'>>;

/** Makes one payment attempt, for the amount of the order or for `charged`. */
export function payEntry(
  before: RazorpayEntry,
  outcome: PaymentOutcome,
  charged: Charged = {},
): { entry: RazorpayEntry; payment: RazorpayPayment } {
  const { of, payments } = before;
  const payment: RazorpayPayment = {
    id: razorpayId('pay'),
    entity: 'payment',
    amount: isOrder(of) ? of.amount : of.payment_amount,
    currency: isOrder(of) ? of.currency : 'INR',
    status: outcome,
    order_id: isOrder(of) ? of.id : null,
    method: 'upi',
    captured: outcome === 'captured',
    amount_refunded: 0,
    refund_status: null,
    error_reason: outcome === 'failed' ? 'payment_failed' : null,
    notes: of.notes,
    created_at: secondsNow(),
    ...charged,
  };
  const entry: RazorpayEntry = {
    ...before,
    of: isOrder(of) ? { ...of, status: 'attempted', attempts: of.attempts + 1 } : of,
    payments: [payment, ...payments],
  };
  return { entry: outcome === 'captured' ? captured(entry, payment.id) : entry, payment };
}

/** Captures a payment, which pays its order or closes its QR code. */
export function captured(before: RazorpayEntry, paymentId: string): RazorpayEntry {
  const { of, payments } = before;
  return {
    ...before,
    of: isOrder(of)
      ? { ...of, status: 'paid', amount_paid: of.amount, amount_due: 0 }
      : {
          ...of,
          status: 'closed',
          close_reason: 'paid',
          closed_at: secondsNow(),
          payments_amount_received: of.payment_amount,
          payments_count_received: 1,
        },
    payments: payments.map((payment) =>
      payment.id === paymentId ? { ...payment, status: 'captured', captured: true } : payment,
    ),
  };
}

/** Builds Checkout's signed result for a payment. */
export function checkoutOf(
  { order_id, id }: RazorpayPayment,
  { keySecret }: RazorpayKeys,
): CheckoutResult {
  const orderId = String(order_id);
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: id,
    razorpay_signature: sign(`${orderId}|${id}`, keySecret),
  };
}
