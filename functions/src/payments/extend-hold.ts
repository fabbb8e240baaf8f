import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { extendHold as contract } from '@thali/shared/payments/extend-hold.contract';
import { holdMinutes } from '@thali/shared/payments/hold-minutes';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { readOwnPlanPayment } from './get-payment-session.ts';
import { isPaid, type PlanPayment } from './payment-rows.ts';
import { alreadyPaid } from './refuse-second-payment.ts';
import { holdSubdomain } from './subdomain-holds.table.ts';
import { subdomainRefusal } from './subdomain-refusal.ts';

/** The maximum time that an open Checkout holds the subdomain. */
const maxMs = 3_600_000;

/** Enough for five buyers behind one address. A stranger can hold few subdomains without paying. */
const addressLimit = { max: 40, windowSeconds: 3600 };

/** Keeps the subdomain for a buyer in Checkout. Rule: plans-28 */
export async function extendHold(
  _actor: Actor,
  { headers }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `hold:${scopeHash(sourceIp)}`, ...addressLimit });
  const payment = await readOwnPlanPayment(headers['x-payment-session']);
  if (isPaid(payment)) throw alreadyPaid(payment);
  if (Date.now() - Date.parse(payment.createdAt) > maxMs) {
    throw new AppError(
      'PAYMENT_NOT_VALID',
      'This payment was begun too long ago. Please start again.',
    );
  }
  return { heldUntil: await renewHold(payment, holdMinutes.inCheckout) };
}

/**
 * @returns the end of the hold, ISO 8601
 * @throws AppError SUBDOMAIN_TAKEN, SUBDOMAIN_HELD if the hold has ended and another buyer holds it
 */
export async function renewHold(
  { details, heldBy }: PlanPayment,
  minutes: number,
): Promise<string> {
  const seconds = minutes * 60;
  const until = new Date(Date.now() + seconds * 1000).toISOString();
  if (!heldBy) return until;
  const hold = await holdSubdomain(details.subdomain, heldBy, seconds);
  if (hold !== 'held-now') throw subdomainRefusal(hold);
  return until;
}
