import { AppError } from '@thali/shared/http/app-error';
import type { OwnPaymentSettings } from '@thali/shared/order-payments/payment-settings.contract';
import { notifyOwner, notifyUnprovenAddress, sendWithinMs } from '../auth/notices/notify-owner.ts';
import { type Actor, assertUser } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { mailboxOf } from '../identity/own-contacts.ts';
import { readUser } from '../identity/users.table.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { changePaymentSettings } from './payment-settings.table.ts';
import { toPaymentSettings } from './to-payment-settings.ts';

type Change = Parameters<typeof changePaymentSettings>[1];

/** Checks the role and the rate limit of a settings change. Returns the vendor id. Rule: pay-7 */
export async function authorizeSettingsChange(actor: Actor): Promise<string> {
  const vendorId = ownVendorOf(actor);
  await countTry({ scope: `payment-settings:${vendorId}`, max: 30, windowSeconds: 3600 });
  return vendorId;
}

/**
 * Makes the change and notifies the owner, because a thief of the session could redirect the payments.
 * Rule: pay-7
 */
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

/** Notifies the person who made the change, and the mess if it has another mailbox. Rule: pay-7 */
async function reportPaymentChange(userId: string, vendor: VendorRow): Promise<void> {
  count('PaymentSettingsChanged');
  const user = await readUser(userId);
  const ownerMailbox = user && mailboxOf(user);
  await Promise.all([
    user && notifyOwner(user, 'payments'),
    vendor.email && vendor.email !== ownerMailbox && notifyMess(vendor.email, vendor),
  ]);
}

async function notifyMess(address: string, { id }: VendorRow): Promise<void> {
  try {
    await notifyUnprovenAddress(address, 'payments', AbortSignal.timeout(sendWithinMs));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
    log.error('mess not notified', { vendor_id: id, error });
  }
}
