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

/** Short, because the user waits for the answer of the call. */
export const sendWithinMs = 1800;

/** An unproven address may belong to a stranger, who gets one notice a day. */
const unprovenLimits = { gapSeconds: 0, perHour: 1, perDay: 1 };
/** Each SMS costs money. */
const smsLimits = { gapSeconds: 0, perHour: 3, perDay: 5 };

interface NoticeOptions {
  /** The owner made the change with a code to the phone, so the phone needs no message. */
  byPhone?: boolean;
}

/**
 * Notifies the owner of a change by e-mail, and by SMS to a proven phone. A failure does not undo the change. A channel
 * without a sender or a registered text stays silent.
 * @param before  the account before the change, so the message never goes to a new address
 * Rule: accounts-33
 */
export async function notifyOwner(
  before: UserRow,
  change: Change,
  { byPhone = false }: NoticeOptions = {},
): Promise<void> {
  const abortSignal = AbortSignal.timeout(sendWithinMs);
  const notices = [emailOwner(before, change, abortSignal)];
  // A message about the phone itself goes by e-mail only.
  if (change !== 'phone-sign-in' && !byPhone) notices.push(smsOwner(before, change, abortSignal));
  for (const result of await Promise.allSettled(notices)) {
    if (result.status === 'rejected') reportUnsent(before, change, result.reason);
  }
}

async function emailOwner(before: UserRow, change: Change, signal: AbortSignal): Promise<void> {
  const address = mailboxOf(before);
  if (!address) return;
  if (address !== before.provenEmail) return notifyUnprovenAddress(address, change, signal);
  if (config.hasEmailSender) await sendEmail(accountNotice(address, before.name, change), signal);
}

/**
 * Sends a notice, without a name, to an address that nobody has proven.
 * @throws AppError TOO_MANY_REQUESTS after one notice a day
 * Rule: accounts-33
 */
export async function notifyUnprovenAddress(
  address: string,
  change: Change,
  signal: AbortSignal,
): Promise<void> {
  if (!config.hasEmailSender) return;
  await recordSend(`notice:${scopeHash(address)}`, unprovenLimits);
  await sendEmail(accountNotice(address, undefined, change), signal);
}

async function smsOwner(
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
