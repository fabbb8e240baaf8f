import type { PaidVia } from '@thali/shared/payments/payment-fields';
import { rememberPaidOrder } from './paid-buyers.table.ts';
import { isPlanPayment, type PaymentRow } from './payment-rows.ts';
import { markAuthorized, markPaid } from './payments.table.ts';
import { payInstead } from './replace-refunded-payment.table.ts';
import { holdSubdomain } from './subdomain-holds.table.ts';

/** Longer than provisioning may take, crashes included. */
const holdSeconds = 24 * 3600;

/**
 * An order is paid, by whoever says so first; its subdomain now waits for its vendor.
 * @param how.isKept  nothing of it was given back: it counts also where another payment of the order was, which did
 */
export async function pay(
  payment: PaymentRow,
  how: { paymentId: string; via: PaidVia; isKept?: boolean },
): Promise<void> {
  await rememberBuyer(payment);
  const marked = await markPaid(payment, how);
  const isNews = marked === 'marked' || (how.isKept === true && (await payInstead(payment, how)));
  if (!isNews || !isPlanPayment(payment) || !payment.heldBy) return;
  await holdSubdomain(payment.details.subdomain, payment.heldBy, holdSeconds);
}

/** The bank said yes to an order: its buyer must not be asked again while the money is taken. */
export async function authorize(payment: PaymentRow, paymentId: string): Promise<void> {
  await rememberBuyer(payment);
  await markAuthorized(payment.orderId, paymentId);
}

/** Before the status, which is what counts of it: a run that is cut short in between changes nothing. */
async function rememberBuyer(payment: PaymentRow): Promise<void> {
  if (!isPlanPayment(payment) || !payment.heldBy) return;
  await rememberPaidOrder(payment.heldBy, payment.orderId);
}
