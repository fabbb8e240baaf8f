import type { PaidVia } from '@thali/shared/payments/payment-fields';
import type { PaymentRow } from './payment-rows.ts';
import { markPaid } from './payments.table.ts';
import { holdSubdomain } from './subdomain-holds.table.ts';

/** Longer than provisioning may take, crashes included. */
const holdSeconds = 24 * 3600;

/** An order is paid, by whoever says so first; its subdomain now waits for its vendor. */
export async function pay(
  payment: PaymentRow,
  how: { paymentId: string; via: PaidVia },
): Promise<void> {
  if ((await markPaid(payment, how)) === 'was-paid' || !payment.heldBy) return;
  await holdSubdomain(payment.details.subdomain, payment.heldBy, holdSeconds);
}
