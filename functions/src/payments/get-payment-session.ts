import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getPaymentSession as contract } from '@thali/shared/payments/payment-session.contract';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import type { Actor } from '../http/actor.ts';
import { readUser } from '../identity/users.table.ts';
import { isRefunded, type PaymentRow } from './payment-rows.ts';
import { planPaymentOf } from './plan-payment-of.ts';

type Session = OutputOf<typeof contract>['session'];

/** The state of one payment, for the pricing cards. The token alone opens it. */
export async function getPaymentSession(
  _actor: Actor,
  { headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const payment = await planPaymentOf(headers['x-payment-session']);
  if (!payment) throw new AppError('PAYMENT_NOT_FOUND', 'There is no such payment.');
  const { planId, details, status, createdAt, paidAt = null } = payment;
  return {
    session: {
      orderId: payment.orderId,
      planId,
      planName: planCatalogue[planId].name,
      subdomain: details.subdomain,
      card: await cardOf(payment),
      paymentStatus: status,
      refunded: isRefunded(payment),
      createdAt,
      paidAt,
    },
  };
}

async function cardOf(payment: PaymentRow): Promise<Session['card']> {
  const isPaid = payment.status === 'paid' || payment.status === 'authorized';
  if (!isPaid || isRefunded(payment)) return 'buy-now';
  if (payment.step !== 'receipt' && payment.step !== 'done') return 'activation-pending';
  const user = await readUser(payment.userId);
  return user?.mustChangePassword ? 'payment-completed' : 'account-active';
}
