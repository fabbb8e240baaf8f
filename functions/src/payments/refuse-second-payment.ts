import { AppError } from '@thali/shared/http/app-error';
import { readPaidOrder } from './paid-buyers.table.ts';
import { isPaid, type PlanPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

/**
 * A buyer who has paid must not pay again: after a reload the pricing page no longer knows of the payment.
 * Rule: plans-23
 * @param earlier  the caller's earlier try, unpaid as far as the caller knows; perhaps under another e-mail
 * @param email  of the new one; where a plan was paid with it, buying waits until that is fulfilled or refunded
 * @throws AppError PLAN_ALREADY_PAID, EMAIL_TAKEN
 */
export async function refuseSecondPayment(
  earlier: PlanPayment | undefined,
  email: string,
): Promise<void> {
  if (earlier && isPaid(earlier)) throw alreadyPaid(earlier);
  const orderId = await readPaidOrder(email);
  const payment = orderId ? await readPayment(orderId) : undefined;
  if (!payment || !isPaid(payment) || payment.step === 'done') return;
  throw new AppError('EMAIL_TAKEN', `A plan is already paid with this email. ${onTheirWay}`);
}

export function alreadyPaid({ details }: PlanPayment): AppError {
  const message = `You have already paid for ${details.subdomain}. ${onTheirWay}`;
  return new AppError('PLAN_ALREADY_PAID', message);
}

const onTheirWay =
  'Your login credentials are on their way. Please do not pay again: contact support if they have not come after 2 hours.';
