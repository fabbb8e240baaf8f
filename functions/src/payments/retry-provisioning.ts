import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { retryProvisioning as contract } from '@thali/shared/payments/admin-payments.contract';
import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { busy } from '../aws/transient-faults.ts';
import type { Actor } from '../http/actor.ts';
import { newUserId } from '../ids/new-id.ts';
import { log } from '../logs/log.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { readKnownPayment, toAdminPayment } from './get-payment.ts';
import { isPlanPayment, type PaymentRow } from './payment-rows.ts';
import { handlerOf, type PurposeHandlers } from './purpose-handler.ts';
import { subdomainRefusal } from './subdomain-refusal.ts';

/** Retries a stopped fulfilment for an admin. Does not repeat finished steps. */
export async function retryProvisioning(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
  handlers: PurposeHandlers,
): Promise<OutputOf<typeof contract>> {
  const payment = await readKnownPayment(params.paymentOrderId);
  const changes = withoutEmpty(body);
  assertCanChange(payment, changes);
  log.info('fulfilment retried', { order_id: payment.orderId });
  // An existing account cannot change its e-mail here, so another e-mail means a new account.
  const hasAccount = isPlanPayment(payment) && payment.hasAccount;
  const userId = changes.email && hasAccount ? newUserId() : undefined;
  const retry = { ...changes, ...(userId && { userId }) };
  const outcome = await handlerOf(handlers, payment).fulfil(payment, { retry });
  const after = await readKnownPayment(payment.orderId);
  if (outcome === 'not-now' && after.step !== 'done') throw busy(undefined);
  return { payment: toAdminPayment(after) };
}

/** @throws AppError PAYMENT_NOT_VALID, SUBDOMAIN_RESERVED */
function assertCanChange(
  payment: PaymentRow,
  { subdomain, email }: { subdomain?: string; email?: string },
): void {
  const { step } = payment;
  if (step === undefined) throw notChangeable('This payment has not been paid.');
  if ((subdomain || email) && !isPlanPayment(payment)) {
    throw notChangeable('A settlement has no subdomain and no email.');
  }
  if (subdomain && isReservedSubdomain(subdomain)) throw subdomainRefusal('reserved');
  const isBeforeVendor = step === 'subscription' || step === 'vendor';
  if (subdomain && !isBeforeVendor) throw notChangeable('The vendor already has its subdomain.');
  const isBeforeSignIn = isBeforeVendor || step === 'hours' || step === 'sign-in';
  if (email && !isBeforeSignIn) throw notChangeable('The vendor already has its sign-in.');
}

function notChangeable(message: string): AppError {
  return new AppError('PAYMENT_NOT_VALID', message);
}
