import { AppError } from '@thali/shared/http/app-error';
import { readPaidOrder } from './paid-buyers.table.ts';
import { isPlanPayment, isRefunded, type PaymentRow } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

/**
 * A buyer who has paid and waits for the vendor to be made must not pay again: after a reload the pricing page no
 * longer knows of the payment. Buying is possible again once it is fulfilled or refunded.
 * @throws AppError EMAIL_TAKEN
 */
export async function refuseSecondPayment(heldBy: string): Promise<void> {
  const orderId = await readPaidOrder(heldBy);
  const payment = orderId ? await readPayment(orderId) : undefined;
  if (!payment || !isWaiting(payment)) return;
  throw new AppError(
    'EMAIL_TAKEN',
    'A plan is already paid with this email, and your login credentials are on their way. Please do not pay again: contact support if they have not come after 2 hours.',
  );
}

function isWaiting(payment: PaymentRow): boolean {
  const isPaid = payment.status === 'paid' || payment.status === 'authorized';
  return isPaid && isPlanPayment(payment) && payment.step !== 'done' && !isRefunded(payment);
}
