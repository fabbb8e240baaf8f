import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createPaymentOrder as contract } from '@thali/shared/payments/create-payment-order.contract';
import { holdMinutes } from '@thali/shared/payments/hold-minutes';
import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { emailTaken } from '../auth/registration/register-customer.ts';
import { type Actor, isUser } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { assertRoomForOutlet, outletsOf } from '../identity/outlets-of.ts';
import { readEmail, readUser } from '../identity/users.table.ts';
import { newUserId, newVendorId } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { createPlanPayment, toPaymentOrder } from './create-plan-payment.ts';
import { renewHold } from './extend-hold.ts';
import { findPlanPayment } from './find-plan-payment.ts';
import { type KeyWritesOf, onceByKey } from './once-by-key.ts';
import { isPaid, isPlanPayment, type PlanPayment } from './payment-rows.ts';
import { planFor } from './plan-for.ts';
import { isProviderFailure } from './provider/provider-failures.ts';
import { isForAnotherMess, refuseSecondPayment } from './refuse-second-payment.ts';
import { holdSubdomain, releaseSubdomain } from './subdomain-holds.table.ts';
import { subdomainRefusal } from './subdomain-refusal.ts';

type Input = InputOf<typeof contract>;

/**
 * Checks price, subdomain and account before the buyer pays, so nothing can block the purchase afterwards. A
 * conditional write holds the subdomain, so only one of two buyers gets an order.
 */
export async function createPaymentOrder(
  actor: Actor,
  { headers, body }: Input,
  { sourceIp }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `pay:${scopeHash(sourceIp)}`, max: 300, windowSeconds: 3600 });
  const plan = planFor(body);
  let isNew = false;
  const payment = await onceByKey(
    headers['idempotency-key'],
    body,
    isPlanPayment,
    async (keyWritesOf) => {
      isNew = true;
      const payment = await findPlanPayment(headers['x-payment-session']);
      const isOther = payment && isForAnotherMess(actor, payment, body.vendorDetails.subdomain);
      const earlier = isOther ? undefined : payment;
      return beginPayment(actor, body, { plan, earlier, keyWritesOf });
    },
  );
  // A repeat may open Checkout hours after the order, so renew the hold. Rule: plans-28
  if (!isNew && !isPaid(payment)) await renewHold(payment, holdMinutes.atOrder);
  return toPaymentOrder(payment);
}

interface BeginOptions {
  plan: ReturnType<typeof planFor>;
  /** The payment of the caller's earlier attempt. */
  earlier: PlanPayment | undefined;
  keyWritesOf: KeyWritesOf;
}

async function beginPayment(
  actor: Actor,
  { vendorDetails: details }: Input['body'],
  { plan, earlier, keyWritesOf }: BeginOptions,
): Promise<PlanPayment> {
  const { subdomain, email } = details;
  if (isReservedSubdomain(subdomain)) throw subdomainRefusal('reserved');
  await refuseSecondPayment(earlier, email);
  const accountId = await findBuyer(actor, email);
  const heldBy = await chooseHolder(earlier, subdomain);
  const hold = await holdSubdomain(subdomain, heldBy, holdMinutes.atOrder * 60);
  if (hold !== 'held-now') throw subdomainRefusal(hold);
  const payment = {
    purpose: 'plan',
    planId: plan.id,
    amountPaise: plan.monthlyPaise,
    vendorId: newVendorId(),
    userId: accountId ?? newUserId(),
    ...(accountId && { hasAccount: true }),
    heldBy,
    details,
  } as const;
  try {
    return await createPlanPayment(payment, keyWritesOf);
  } catch (error) {
    // The provider made no order, so release a new hold. After other failures the order may exist. Keep a hold that an
    // earlier order shares, because the buyer may still pay that order.
    const isNew = heldBy !== earlier?.heldBy;
    if (isNew && isProviderFailure(error)) await releaseSubdomain(subdomain, heldBy);
    throw error;
  }
}

/**
 * The account of the vendor's future owner; undefined for a new account. For an existing account the buyer must be
 * signed in, because nothing else proves that the e-mail is theirs. An account with an unproven e-mail does not block
 * the buyer: the password in the welcome e-mail proves the owner. A buyer who has a mess gets the new one beside it.
 * @throws AppError EMAIL_TAKEN, TOO_MANY_OUTLETS
 * Rule: accounts-36, outlets-4
 */
async function findBuyer(actor: Actor, email: string): Promise<string | undefined> {
  const row = await readEmail(email);
  if (!row) return undefined;
  const isBuyer = isUser(actor) && actor.userId === row.userId;
  if (!isBuyer && row.isUnproven) return undefined;
  const user = isBuyer ? await readUser(actor.userId, { ConsistentRead: true }) : undefined;
  if (!user) throw emailTaken();
  assertRoomForOutlet(outletsOf(user));
  return user.id;
}

/**
 * The holder of the subdomain for a new order. Two attempts for one subdomain share a holder, so the earlier order
 * still gets the subdomain if the buyer pays it later. Releases another subdomain of the earlier attempt.
 * Rule: plans-22
 */
async function chooseHolder(earlier: PlanPayment | undefined, subdomain: string): Promise<string> {
  if (!earlier?.heldBy) return randomUUID();
  if (earlier.details.subdomain === subdomain) return earlier.heldBy;
  await releaseSubdomain(earlier.details.subdomain, earlier.heldBy);
  return randomUUID();
}
