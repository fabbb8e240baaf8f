import { AppError } from '@thali/shared/http/app-error';
import { config } from '../../config.ts';
import type { UserRow } from '../../identity/users.table.ts';
import { log } from '../../logs/log.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { recordSend } from '../otp/send-log.table.ts';
import { resetMailbox } from '../passwords/reset-target.ts';
import { accountNotice, type Change } from './account-notice.ts';

export const sendWithinMs = 1800;

/** What an address that nobody proved gets at most: it may be somebody's who has nothing to do with us. */
const unprovenLimits = { gapSeconds: 0, perHour: 5, perDay: 10 };

/** Tells the owner by e-mail alone. What was done stays done when that fails. */
export async function notifyByEmail(before: UserRow, change: Change): Promise<void> {
  try {
    await emailOwner(before, change, AbortSignal.timeout(sendWithinMs));
  } catch (error) {
    reportUnsent(before, change, error);
  }
}

export async function emailOwner(
  before: UserRow,
  change: Change,
  signal: AbortSignal,
): Promise<void> {
  const address = resetMailbox(before);
  if (!address || !config.hasEmailSender) return;
  if (address !== before.provenEmail) {
    await recordSend(`notice:${scopeHash(address)}`, unprovenLimits);
  }
  await sendEmail(accountNotice(address, before.name, change), signal);
}

export function reportUnsent({ id }: UserRow, change: Change, error: unknown): void {
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return;
  log.error('owner not notified', { user_id: id, change, error });
}
