import { formatDate } from '@thali/shared/time/format-date';
import { config } from '../config.ts';
import { contactLine } from '../messages/mail-html.ts';
import { type Email, sendEmail } from '../messages/send-email.ts';
import { claimStatusNotice, releaseStatusNotice } from './status-notice.table.ts';
import { currentStatus, type VendorRow } from './vendors.table.ts';

/**
 * Notifies the owner that the mess is suspended or active again, once for each change. Claims the notice before
 * sending, so parallel runs send one e-mail. Does nothing without an e-mail sender.
 * Rule: tenancy-18
 */
export async function notifyOfStatus(vendor: VendorRow): Promise<void> {
  const { id, email, status, notifiedStatus = 'active' } = vendor;
  if (!config.hasEmailSender || !email || status === 'pending' || status === notifiedStatus) return;
  if (!(await claimStatusNotice(id, status))) return;
  try {
    await sendEmail(
      status === 'suspended' ? suspendedEmail(email, vendor) : activeEmail(email, vendor),
    );
  } catch (error) {
    await releaseStatusNotice(id, status, notifiedStatus);
    throw error;
  }
}

function suspendedEmail(to: string, { name, statusReason, suspendedAt }: VendorRow): Email {
  const since = formatDate(suspendedAt ?? new Date().toISOString());
  const lines = [
    `${name} has been suspended on Thali since ${since}.`,
    ...(statusReason ? [`Reason: ${statusReason}`] : []),
    '',
    'Your storefront takes no new orders and says that you are closed until further notice.',
    'Please finish the orders in progress. Nothing is deleted, and you can still sign in.',
    '',
    contactLine(),
  ];
  return { kind: 'status', to, subject: `${name} is suspended on Thali`, text: lines.join('\n') };
}

function activeEmail(to: string, vendor: VendorRow): Email {
  const { name } = vendor;
  const takesOrders = currentStatus(vendor, new Date()) === 'active';
  const lines = [
    `${name} is active again on Thali.`,
    '',
    takesOrders
      ? 'Your storefront takes orders again.'
      : 'Your storefront takes orders again once its plan is renewed.',
    '',
    contactLine(),
  ];
  return {
    kind: 'status',
    to,
    subject: `${name} is active again on Thali`,
    text: lines.join('\n'),
  };
}
