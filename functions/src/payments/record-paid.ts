import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { markPaid } from './mark-paid.table.ts';
import { rememberPaidOrder } from './paid-buyers.table.ts';
import { isPlanPayment, type PaymentRow } from './payment-rows.ts';
import { markAuthorized } from './payments.table.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { replaceRefundedPayment } from './replace-refunded-payment.table.ts';
import { holdSubdomain } from './subdomain-holds.table.ts';

/** Longer than the provisioning of a vendor takes, including crashes. */
export const paidHoldSeconds = 24 * 3600;

/**
 * Marks an order as paid once, and holds its subdomain until the vendor exists.
 * @param replacingHandler the order's handler, if this payment may replace a refunded payment
 */
export async function recordPaid(
  payment: PaymentRow,
  source: { paymentId: string; via: PaidVia },
  replacingHandler?: PurposeHandler,
): Promise<void> {
  await rememberBuyer(payment);
  const isNew =
    (await markPaid(payment, source)) === 'marked' ||
    (replacingHandler !== undefined &&
      (await replaceRefundedPayment(payment, source, replacingHandler)));
  if (!isNew || !isPlanPayment(payment) || !payment.heldBy) return;
  await holdSubdomain(payment.details.subdomain, payment.heldBy, paidHoldSeconds);
}

/** Marks an order as authorized, so that the buyer does not pay again before the capture. */
export async function recordAuthorized(payment: PaymentRow, paymentId: string): Promise<void> {
  await rememberBuyer(payment);
  await markAuthorized(payment.orderId, paymentId);
}

/** Stores the buyer's order before its status changes. Only the status counts, so a crash in between does no harm. */
async function rememberBuyer(payment: PaymentRow): Promise<void> {
  if (!isPlanPayment(payment) || !payment.heldBy) return;
  await rememberPaidOrder(payment.details.email, payment.orderId);
}
