import type { resetPassword as contract } from '@thali/shared/auth/reset-password.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, type UserRow } from '../../identity/users.table.ts';
import { transact } from '../../table/transact.ts';
import { readRoles, replacePassword } from '../cognito/cognito-users.ts';
import { notifyOwner } from '../notices/notify-owner.ts';
import type { OtpRow } from '../otp/otp.table.ts';
import { invalidOtp } from '../otp/otp.ts';
import { proveOtpFrom } from '../otp/prove-otp-from.ts';
import { setFirstPassword } from '../registration/first-password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { proveEmail } from '../users/emails.table.ts';
import type { UserChanges } from '../users/profiles.table.ts';
import { assertPasswordFits } from './password-rule.ts';
import { type ResetTarget, resetTarget } from './reset-target.ts';

/** Sets a new password by a code. Ends every session and proves the channel of the code. */
export async function resetPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const target = resetTarget(body);
  const use = { purpose: 'reset', target: target.address } as const;
  const proven = await proveOtpFrom(context, use, body.code);
  const user = proven.row.userId && (await readUser(proven.row.userId, { ConsistentRead: true }));
  if (!user) throw invalidOtp();
  const isFirst = user.setPasswordUntil !== undefined;
  if (!isFirst) await assertPasswordAllowed(user, proven.row, body.password);
  await proven.consume();
  await proveMailbox(target, proven.row, user);

  if (!isFirst) await replacePassword(user.id, body.password);
  else if (!(await setFirstPassword(user.id, body.password, { proven: true }))) {
    throw busy(undefined);
  }
  await endSessions(user.id, resetChanges(target, proven.row));
  const byPhone = proven.row.channel === 'sms';
  if (!isFirst) await notifyOwner(user, 'password', { byPhone });
  return { success: true };
}

/** Makes the address the account's proven e-mail, unless another account has just proven it. */
async function proveMailbox(
  { kind, address }: ResetTarget,
  { channel }: OtpRow,
  { id }: UserRow,
): Promise<void> {
  if (kind !== 'email' || channel !== 'email') return;
  const refused = await transact({ email: proveEmail(address, id) });
  if (refused.size > 0) throw invalidOtp();
}

/** Refuses an SMS code of a customer who has become staff meanwhile. Rule: accounts-32 */
async function assertPasswordAllowed(
  user: UserRow,
  { channel }: OtpRow,
  password: string,
): Promise<void> {
  const roles = await readRoles(user.id);
  if (channel === 'sms' && roles.some((role) => role !== 'student')) throw invalidOtp();
  assertPasswordFits(roles, 'password', password);
}

function resetChanges({ kind, address }: ResetTarget, { channel }: OtpRow): UserChanges {
  return {
    mustChangePassword: null,
    ...(channel === 'sms' && { phoneProvenAt: Math.floor(Date.now() / 1000) }),
    ...(channel === 'email' && kind === 'email' && { provenEmail: address }),
  };
}
