import { AppError } from '@thali/shared/http/app-error';
import { type Actor, isUser } from '../http/actor.ts';
import { readPaidOrder } from './paid-buyers.table.ts';
import { isPaid, type PlanPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';

/**
 * Refuses a second payment of a buyer, because after a reload the pricing page does not know the first payment.
 * @param earlier the caller's earlier attempt, perhaps with another e-mail
 * @param email the e-mail of the new attempt; a paid plan of this e-mail blocks a purchase until it is fulfilled or
 * refunded
 * @throws AppError PLAN_ALREADY_PAID, EMAIL_TAKEN
 * Rule: plans-23
 */
export async function refuseSecondPayment(
  earlier: PlanPayment | undefined,
  email: string,
): Promise<void> {
  if (earlier && isPaid(earlier)) throw alreadyPaid(earlier);
  const orderId = await readPaidOrder(email);
  const payment = orderId ? await readPayment(orderId) : undefined;
  if (!payment || !isPaid(payment) || payment.step === 'done') return;
  throw new AppError('EMAIL_TAKEN', `A plan is already paid with this email. ${credentialsFollow}`);
}

/**
 * Whether a signed-in owner, whose earlier plan already has its mess, buys a plan for another mess.
 * Rule: outlets-4
 */
export function isForAnotherMess(
  actor: Actor,
  { step, userId, details }: PlanPayment,
  subdomain: string,
): boolean {
  const isOwner = isUser(actor) && actor.userId === userId;
  return isOwner && step === 'done' && details.subdomain !== subdomain;
}

export function alreadyPaid({ details }: PlanPayment): AppError {
  const message = `You have already paid for ${details.subdomain}. ${credentialsFollow}`;
  return new AppError('PLAN_ALREADY_PAID', message);
}

const credentialsFollow =
  'Your login credentials are on their way. Please do not pay again: contact support if they have not come after 2 hours.';
