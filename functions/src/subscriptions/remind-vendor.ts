import { formatShortPaise } from '@thali/shared/money/paise';
import { planCatalogue } from '@thali/shared/plans/plan-catalogue';
import { graceDays, reminderDue } from '@thali/shared/subscriptions/periods';
import { formatDate } from '@thali/shared/time/format-date';
import { config } from '../config.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import {
  claimReminder,
  readSubscription,
  releaseReminder,
  type SubscriptionRow,
} from './subscriptions.table.ts';

/**
 * Reminds a vendor 7 days and 1 day before the end of its period, once each. Claims the reminder before sending, so
 * parallel runs send one e-mail. Does nothing without an e-mail sender.
 */
export async function remindVendor(vendorId: string, now: Date): Promise<boolean> {
  if (!config.hasEmailSender) return false;
  const subscription = await readSubscription(vendorId);
  const days = subscription && reminderDue(subscription, now);
  if (!days) return false;
  const vendor = await readVendor(vendorId);
  if (!vendor?.email || vendor.status !== 'active') return false;
  if (!(await claimReminder(subscription, days))) return false;
  try {
    await sendEmail(reminderEmail(vendor.email, vendor.name, subscription));
  } catch (error) {
    await releaseReminder(subscription, days);
    throw error;
  }
  return true;
}

function reminderEmail(
  to: string,
  messName: string,
  { planId, periodEnd }: SubscriptionRow,
): Email {
  const { name, monthlyPaise } = planCatalogue[planId];
  const { siteUrl } = config;
  const lines = [
    `The ${name} plan of ${messName} ends on ${formatDate(periodEnd)}.`,
    '',
    ...(monthlyPaise === undefined
      ? ['Our team will contact you about renewing it.']
      : [
          `You can renew it for ${formatShortPaise(monthlyPaise)} a month. The new month starts when this one ends.`,
          '',
          ...(siteUrl ? ['Renew here:', `${siteUrl}/billing`] : ['Renew on your billing page.']),
        ]),
    '',
    `After the plan ends, your storefront takes orders for ${graceDays} more days. Nothing is deleted.`,
  ];
  return {
    kind: 'reminder',
    to,
    subject: `Your Thali plan ends on ${formatDate(periodEnd)}`,
    text: lines.join('\n'),
  };
}
