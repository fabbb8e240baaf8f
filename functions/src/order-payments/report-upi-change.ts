import { accountNotice, type Change } from '../auth/notices/account-notice.ts';
import { notifyOwner } from '../auth/notices/notify-owner.ts';
import { resetMailbox } from '../auth/passwords/reset-target.ts';
import { config } from '../config.ts';
import { readUser } from '../identity/users.table.ts';
import { log } from '../logs/log.ts';
import { sendEmail } from '../messages/send-email.ts';
import { count } from '../metrics/metrics.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

const sendWithinMs = 1800;

/**
 * Tells who changed the UPI id, as every change of an account, and the mess itself where its mailbox is another one:
 * whoever has one session must not lead the mess's money away unnoticed. Rule: pay-12
 */
export async function reportUpiChange(
  userId: string,
  vendor: VendorRow,
  change: Extract<Change, 'upi-id' | 'upi-on'>,
): Promise<void> {
  count('UpiIdsChanged');
  const user = await readUser(userId);
  const told = user && resetMailbox(user);
  await Promise.all([
    user && notifyOwner(user, change),
    vendor.email && vendor.email !== told && tellMess(vendor.email, vendor, change),
  ]);
}

async function tellMess(
  address: string,
  { id, displayName }: VendorRow,
  change: Change,
): Promise<void> {
  if (!config.hasEmailSender) return;
  try {
    const signal = AbortSignal.timeout(sendWithinMs);
    await sendEmail(accountNotice(address, displayName, change), signal);
  } catch (error) {
    log.error('mess not notified', { vendor_id: id, change, error });
  }
}
