import type { OwnPaymentSettings } from '@thali/shared/order-payments/payment-settings.contract';
import { countTry } from '../auth/limits/rate-limits.table.ts';
import { notifyByEmail } from '../auth/notices/email-owner.ts';
import { type Actor, assertUser } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { readUser } from '../identity/users.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { changePaymentSettings } from './payment-settings.table.ts';
import { toPaymentSettings } from './to-payment-settings.ts';

type Change = Parameters<typeof changePaymentSettings>[1];

/** Whose settings somebody may change, so often. Rule: pay-7 */
export async function beginChange(actor: Actor): Promise<string> {
  const vendorId = ownVendorOf(actor);
  await countTry({ scope: `payment-settings:${vendorId}`, most: 30, windowSeconds: 3600 });
  return vendorId;
}

/** Makes the change, and tells the owner by e-mail: it is what a thief would do first. Rule: pay-7 */
export async function changeAsOwner(
  actor: Actor,
  vendorId: string,
  change: Change,
  { viewerHost }: RequestContext,
): Promise<OwnPaymentSettings> {
  assertUser(actor);
  const after = await changePaymentSettings(vendorId, change);
  const owner = await readUser(actor.userId);
  if (owner) await notifyByEmail(owner, 'payments');
  return toPaymentSettings(vendorId, after, viewerHost);
}
