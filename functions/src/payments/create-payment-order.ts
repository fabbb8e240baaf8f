import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  type createPaymentOrder as contract,
  holdMinutes,
} from '@thali/shared/payments/create-payment-order.contract';
import type { VendorDetails } from '@thali/shared/payments/payment-fields';
import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import { countTry } from '../auth/limits/rate-limits.table.ts';
import { scopeHash } from '../auth/limits/scope-hash.ts';
import { newUserId } from '../auth/users/user-ids.ts';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { newVendorId } from '../vendors/vendor-ids.ts';
import { buyerHash } from './buyer-hash.ts';
import { findBuyer } from './find-buyer.ts';
import { onceByKey, type Remember } from './once-by-key.ts';
import { openOrder, toPaymentOrder } from './open-order.ts';
import { isPlanPayment, type PlanPayment } from './payment-rows.ts';
import { readPayment } from './payments.table.ts';
import { planFor } from './plan-for.ts';
import { refuseSecondPayment } from './refuse-second-payment.ts';
import { orderIdOfToken } from './session-token.ts';
import { holdSubdomain, releaseSubdomain } from './subdomain-holds.table.ts';
import { subdomainRefusal } from './subdomain-refusal.ts';

type Input = InputOf<typeof contract>;

/**
 * Checks everything that could block the purchase before the buyer pays: price, subdomain, account. The subdomain
 * is held by a conditional write, so that only one of two buyers gets an order.
 */
export async function createPaymentOrder(
  actor: Actor,
  { headers, body }: Input,
  { sourceIp }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `pay:${scopeHash(sourceIp)}`, most: 300, windowSeconds: 3600 });
  const plan = planFor(body);
  const payment = await onceByKey(
    headers['idempotency-key'],
    body,
    isPlanPayment,
    async (remember) => {
      await giveUpEarlierTry(headers['x-payment-session'], body.vendorDetails);
      return beginPayment(actor, body, plan, remember);
    },
  );
  return toPaymentOrder(payment);
}

async function beginPayment(
  actor: Actor,
  { vendorDetails: details }: Input['body'],
  { id: planId, monthlyPaise: amountPaise }: ReturnType<typeof planFor>,
  remember: Remember,
): Promise<PlanPayment> {
  const { subdomain, email } = details;
  if (isReservedSubdomain(subdomain)) throw subdomainRefusal('reserved');
  const heldBy = buyerHash(details);
  await refuseSecondPayment(heldBy);
  const accountId = await findBuyer(actor, email);
  const held = await holdSubdomain(subdomain, heldBy, holdMinutes * 60);
  if (held !== 'held-now') throw subdomainRefusal(held);
  // Not released when this fails: an earlier order of the same buyer may be under way.
  const payment = {
    purpose: 'plan',
    planId,
    amountPaise,
    vendorId: newVendorId(),
    userId: accountId ?? newUserId(),
    ...(accountId && { hasAccount: true }),
    heldBy,
    details,
  } as const;
  return openOrder(payment, remember);
}

/** A buyer who returns with another e-mail or subdomain must not be blocked by the earlier hold, nor leave it behind. */
async function giveUpEarlierTry(token: string | undefined, details: VendorDetails): Promise<void> {
  const orderId = token && (await orderIdOfToken(token));
  const earlier = orderId ? await readPayment(orderId) : undefined;
  if (!earlier || !isPlanPayment(earlier) || !earlier.heldBy) return;
  if (earlier.status === 'paid' || earlier.status === 'authorized') return;
  const { subdomain } = earlier.details;
  if (earlier.heldBy === buyerHash(details) && subdomain === details.subdomain) return;
  await releaseSubdomain(subdomain, earlier.heldBy);
}
