import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getPaymentSession as contract } from '@thali/shared/payments/payment-session.contract';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { Actor } from '../http/actor.ts';
import { readUser } from '../identity/users.table.ts';
import { findPlanPayment } from './find-plan-payment.ts';
import { isPaid, isRefunded, needsSubdomain, type PlanPayment } from './payment-rows.ts';

type Session = OutputOf<typeof contract>['session'];

/** The state of one payment, for the pricing cards. Needs only the payment's token. */
export async function getPaymentSession(
  _actor: Actor,
  { headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return {
    session: await toPaymentSession(await readOwnPlanPayment(headers['x-payment-session'])),
  };
}

/** @throws AppError PAYMENT_NOT_FOUND for an invalid token */
export async function readOwnPlanPayment(token: string | undefined): Promise<PlanPayment> {
  const payment = await findPlanPayment(token);
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND', 'There is no such payment.');
  return payment;
}

export async function toPaymentSession(payment: PlanPayment): Promise<Session> {
  const { planId, details, status, createdAt, paidAt = null } = payment;
  return {
    orderId: payment.orderId,
    planId,
    planName: planCatalogue[planId].name,
    subdomain: details.subdomain,
    cardState: await cardStateOf(payment),
    needsSubdomain: needsSubdomain(payment),
    paymentStatus: status,
    refunded: isRefunded(payment),
    createdAt,
    paidAt,
  };
}

async function cardStateOf(payment: PlanPayment): Promise<Session['cardState']> {
  if (!isPaid(payment)) return 'buy-now';
  if (payment.step !== 'receipt' && payment.step !== 'done') return 'activation-pending';
  const user = await readUser(payment.userId);
  return user?.mustChangePassword ? 'payment-completed' : 'account-active';
}
