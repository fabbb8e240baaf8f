import type { resetPassword as contract } from '@thali/shared/auth/reset-password.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { makeSignIn, replacePassword, rolesOf, signOutEverywhere } from './cognito-users.ts';
import type { OtpRow } from './otp.table.ts';
import { invalidOtp } from './otp.ts';
import { assertPasswordFits } from './password-rule.ts';
import { changeUser } from './profiles.table.ts';
import { proveOtpFrom } from './prove-otp-from.ts';
import { type ResetTarget, resetTarget } from './reset-target.ts';
import { readUser, type UserRow } from './users.table.ts';

/** A new password for a code. Every session ends; the channel that the code came by is proven. */
export async function resetPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const target = resetTarget(body);
  const use = { purpose: 'reset', target: target.address } as const;
  const proven = await proveOtpFrom(sourceIp, use, body.code);
  const user = proven.row.userId && (await readUser(proven.row.userId, { ConsistentRead: true }));
  if (!user) throw invalidOtp();
  const isFirst = user.setPasswordUntil !== undefined;
  if (!isFirst) assertPasswordFits(await rolesOf(user.id), 'password', body.password);
  await proven.consume();

  if (isFirst) await makeSignIn(user.id, 'student', body.password);
  else await replacePassword(user.id, body.password);
  await signOutEverywhere(user.id);
  await changeUser(user.id, afterReset(target, proven.row, user));
  return { success: true };
}

function afterReset(target: ResetTarget, { channel }: OtpRow, { provenEmail }: UserRow) {
  return {
    mustChangePassword: null,
    setPasswordUntil: null,
    passwordClaimedUntil: null,
    provenEmail: channel === 'email' ? target.address : provenEmail,
  };
}
