import { accountNotice } from '../auth/notices/account-notice.ts';
import { notifyOwner, sendWithinMs } from '../auth/notices/notify-owner.ts';
import { config } from '../config.ts';
import { mailboxOf } from '../identity/own-contacts.ts';
import { readUser } from '../identity/users.table.ts';
import { log } from '../logs/log.ts';
import { sendEmail } from '../messages/send-email.ts';
import { count } from '../metrics/metrics.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/**
 * Tells who changed how a mess is paid, as every change of an account, and the mess itself where its mailbox is another one:
 * somebody who got hold of one session must not lead the mess's money away unnoticed. Rule: pay-7
 */
export async function reportPaymentChange(userId: string, vendor: VendorRow): Promise<void> {
  count('PaymentSettingsChanged');
  const user = await readUser(userId);
  const told = user && mailboxOf(user);
  await Promise.all([
    user && notifyOwner(user, 'payments'),
    vendor.email && vendor.email !== told && tellMess(vendor.email, vendor),
  ]);
}

async function tellMess(address: string, { id, displayName }: VendorRow): Promise<void> {
  if (!config.hasEmailSender) return;
  try {
    const signal = AbortSignal.timeout(sendWithinMs);
    await sendEmail(accountNotice(address, displayName, 'payments'), signal);
  } catch (error) {
    log.error('mess not notified', { vendor_id: id, error });
  }
}
