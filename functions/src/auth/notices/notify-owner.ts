import { AppError } from '@thali/shared/http/app-error';
import type { UserRow } from '../../identity/users.table.ts';
import { log } from '../../logs/log.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { recordSend } from '../otp/send-log.table.ts';
import { resetMailbox } from '../passwords/reset-target.ts';
import { accountNotice, type Change } from './account-notice.ts';

const sendWithinMs = 1800;

/** What an address that nobody proved gets at most: it may be somebody's who has nothing to do with us. */
const unprovenLimits = { gapSeconds: 0, perHour: 5, perDay: 10 };

/**
 * Tells the owner by e-mail that something was changed. What was done stays done when that fails.
 * @param before  the person as they were: a new address must not be the one that is told
 * Rule: accounts-33
 */
export async function notifyOwner(before: UserRow, change: Change): Promise<void> {
  const address = resetMailbox(before);
  if (!address) return;
  try {
    if (address !== before.provenEmail) {
      await recordSend(`notice:${scopeHash(address)}`, unprovenLimits);
    }
    await sendEmail(accountNotice(address, before.name, change), AbortSignal.timeout(sendWithinMs));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
    log.error('owner not notified', { user_id: before.id, change, error });
  }
}
