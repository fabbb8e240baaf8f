import type { OwnPaymentSettings } from '@thali/shared/order-payments/payment-settings.contract';
import { type Actor, assertUser } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { changePaymentSettings } from './payment-settings.table.ts';
import { reportPaymentChange } from './report-payment-change.ts';
import { toPaymentSettings } from './to-payment-settings.ts';

type Change = Parameters<typeof changePaymentSettings>[1];

/** Whose settings somebody may change, so often. Rule: pay-7 */
export async function beginChange(actor: Actor): Promise<string> {
  const vendorId = ownVendorOf(actor);
  await countTry({ scope: `payment-settings:${vendorId}`, most: 30, windowSeconds: 3600 });
  return vendorId;
}

/** Makes the change, and tells the owner: it is what a thief would do first. Rule: pay-7 */
export async function changeAsOwner(
  actor: Actor,
  vendorId: string,
  change: Change,
  { viewerHost }: RequestContext,
): Promise<OwnPaymentSettings> {
  assertUser(actor);
  const { vendor, after, isChanged } = await changePaymentSettings(vendorId, change);
  if (isChanged) await reportPaymentChange(actor.userId, vendor);
  return toPaymentSettings(vendorId, after, viewerHost);
}
