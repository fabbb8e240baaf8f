import { config } from '../../config.ts';
import type { UserRow } from '../../identity/users.table.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { recordSend } from '../otp/send-log.table.ts';
import { currentPhone } from '../users/current-phone.ts';
import { noticeSms } from './account-notice.ts';
import { emailOwner, reportUnsent, sendWithinMs } from './email-owner.ts';

/** What the registered text has a word for, and what needs none since it is about the phone itself. */
type Change = Parameters<typeof noticeSms>[0] | 'phone-sign-in';
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
  if (change !== 'phone-sign-in' && !byPhone) notices.push(textOwner(before, change, abortSignal));
  for (const { reason: error } of rejected(await Promise.allSettled(notices))) {
    reportUnsent(before, change, error);
  }
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

const rejected = (results: PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === 'rejected');
