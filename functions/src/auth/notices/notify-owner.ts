import { AppError } from '@thali/shared/http/app-error';
import { config } from '../../config.ts';
import { currentPhone, mailboxOf } from '../../identity/own-contacts.ts';
import type { UserRow } from '../../identity/users.table.ts';
import { scopeHash } from '../../limits/scope-hash.ts';
import { log } from '../../logs/log.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { recordSend } from '../otp/send-log.table.ts';
import { accountNotice, type Change, noticeSms } from './account-notice.ts';

/** Who made the change is waiting for its answer. */
export const sendWithinMs = 1800;

/** What an address that nobody proved gets at most: it may be somebody's who has nothing to do with us. */
const unprovenLimits = { gapSeconds: 0, perHour: 5, perDay: 10 };
/** A text costs money each time. */
const smsLimits = { gapSeconds: 0, perHour: 3, perDay: 5 };

interface Told {
  /** The change was made by a code to the phone, which then needs no word of it. */
  byPhone?: boolean;
}

/**
 * Tells the owner that something was changed: by e-mail, and by SMS to a proven phone. What was done stays done
 * when that fails; a deployment without a sender, or without the text, is silent that way.
 * @param before  the person as they were: the message must not go to a new address
 * Rule: accounts-33
 */
export async function notifyOwner(
  before: UserRow,
  change: Change,
  { byPhone = false }: Told = {},
): Promise<void> {
  const abortSignal = AbortSignal.timeout(sendWithinMs);
  const notices = [emailOwner(before, change, abortSignal)];
  // What is about the phone itself goes by e-mail alone.
  if (change !== 'phone-sign-in' && !byPhone) notices.push(textOwner(before, change, abortSignal));
  for (const result of await Promise.allSettled(notices)) {
    if (result.status === 'rejected') reportUnsent(before, change, result.reason);
  }
}

async function emailOwner(before: UserRow, change: Change, signal: AbortSignal): Promise<void> {
  const address = mailboxOf(before);
  if (!address || !config.hasEmailSender) return;
  if (address !== before.provenEmail) {
    await recordSend(`notice:${scopeHash(address)}`, unprovenLimits);
  }
  await sendEmail(accountNotice(address, before.name, change), signal);
}

async function textOwner(
  before: UserRow,
  change: Exclude<Change, 'phone-sign-in'>,
  abortSignal: AbortSignal,
): Promise<void> {
  const phone = currentPhone(before);
  const { noticeTemplateId: templateId } = config;
  if (!phone || !templateId) return;
  await recordSend(`notice:${scopeHash(phone)}`, smsLimits);
  await sendSms(phone, noticeSms(change), { templateId, abortSignal });
}

function reportUnsent({ id }: UserRow, change: Change, error: unknown): void {
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
  log.error('owner not notified', { user_id: id, change, error });
}
