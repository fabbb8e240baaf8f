import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { chooseSubdomain as contract } from '@thali/shared/payments/choose-subdomain.contract';
import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { busy } from '../aws/transient-faults.ts';
import type { Actor } from '../http/actor.ts';
import { readOwnPlanPayment, toPaymentSession } from './get-payment-session.ts';
import { needsSubdomain, type PlanPayment } from './payment-rows.ts';
import { handlerOf, type PurposeHandlers } from './purpose-handler.ts';
import { paidHoldSeconds } from './record-paid.ts';
import { holdSubdomain, releaseSubdomain } from './subdomain-holds.table.ts';
import { subdomainRefusal } from './subdomain-refusal.ts';

/**
 * Creates the paid vendor with another subdomain, because another buyer got the first subdomain. Holds the new
 * subdomain first, so only one of two buyers gets it.
 * Rule: plans-29
 */
export async function chooseSubdomain(
  _actor: Actor,
  { headers, body: { subdomain } }: InputOf<typeof contract>,
  handlers: PurposeHandlers,
): Promise<OutputOf<typeof contract>> {
  const token = headers['x-payment-session'];
  const payment = await readOwnPlanPayment(token);
  const { heldBy } = payment;
  if (!heldBy || !needsSubdomain(payment)) return repeatOrRefuse(payment, subdomain);
  if (isReservedSubdomain(subdomain)) throw subdomainRefusal('reserved');
  const hold = await holdSubdomain(subdomain, heldBy, paidHoldSeconds);
  if (hold !== 'held-now') throw subdomainRefusal(hold);
  const outcome = await handlerOf(handlers, payment).fulfil(payment, { retry: { subdomain } });
  const after = await readOwnPlanPayment(token);
  if (after.details.subdomain !== subdomain) await releaseSubdomain(subdomain, heldBy);
  if (outcome === 'not-now' && needsSubdomain(after)) throw busy(undefined);
  return repeatOrRefuse(after, subdomain);
}

/** Accepts a repeat of the same choice after a lost answer. Refuses if another tab has chosen meanwhile. */
async function repeatOrRefuse(
  payment: PlanPayment,
  subdomain: string,
): Promise<OutputOf<typeof contract>> {
  if (
    payment.details.subdomain === subdomain &&
    payment.step !== undefined &&
    !needsSubdomain(payment)
  )
    return { session: await toPaymentSession(payment) };
  throw new AppError('PAYMENT_NOT_VALID', 'There is no subdomain to choose for this payment.');
}
