import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { renewSubscription as contract } from '@thali/shared/subscriptions/billing.contract';
import { type Actor, isUser } from '../http/actor.ts';
import { readUser } from '../identity/users.table.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { createPlanPayment, toPaymentOrder } from '../payments/create-plan-payment.ts';
import { type KeyWritesOf, onceByKey } from '../payments/once-by-key.ts';
import { isPlanPayment } from '../payments/payment-rows.ts';
import { planFor } from '../payments/plan-for.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';

/** Opens a payment order for the caller's own vendor. The catalogue sets the amount. */
export async function renewSubscription(
  actor: Actor,
  { headers, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const plan = planFor(body);
  const key = headers['idempotency-key'];
  return toPaymentOrder(
    await onceByKey(key, { ...body, vendorId }, isPlanPayment, (keyWritesOf) =>
      openRenewal(actor, vendorId, plan, keyWritesOf),
    ),
  );
}

async function openRenewal(
  actor: Actor,
  vendorId: string,
  plan: ReturnType<typeof planFor>,
  keyWritesOf: KeyWritesOf,
) {
  // A retry with the same key does not reach this line.
  await countTry({ scope: `renew:${vendorId}`, max: 20, windowSeconds: 3600 });
  const userId = isUser(actor) ? actor.userId : '';
  const [vendor, user] = await Promise.all([readVendor(vendorId), readUser(userId)]);
  if (!vendor || !user) throw vendorNotFound();
  const payment = {
    purpose: 'renewal',
    planId: plan.id,
    ...(vendor.plan && vendor.plan !== plan.id && { fromPlanId: vendor.plan }),
    amountPaise: plan.monthlyPaise,
    vendorId,
    userId,
    details: {
      email: user.email ?? vendor.email ?? '',
      name: user.name,
      phone: user.phone ?? vendor.phone ?? '',
      messName: vendor.name,
      subdomain: vendor.subdomain,
      address: vendor.address ?? '',
    },
  } as const;
  return createPlanPayment(payment, keyWritesOf);
}
