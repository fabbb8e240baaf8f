import type { resetPassword as contract } from '@thali/shared/auth/reset-password.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { busy } from '../../aws/transient-faults.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, type UserRow } from '../../identity/users.table.ts';
import {
  removeSecondFactor,
  replacePassword,
  rolesOf,
  signOutEverywhere,
} from '../cognito/cognito-users.ts';
import type { OtpRow } from '../otp/otp.table.ts';
import { invalidOtp } from '../otp/otp.ts';
import { proveOtpFrom } from '../otp/prove-otp-from.ts';
import { changeUser } from '../users/profiles.table.ts';
import { setFirstPassword } from './first-password.ts';
import { assertPasswordFits } from './password-rule.ts';
import { type ResetTarget, resetTarget } from './reset-target.ts';

/** A new password for a code. Every session ends; the channel that the code came by is proven. */
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
  if (!isFirst) assertPasswordFits(await rolesOf(user.id), 'password', body.password);
  await proven.consume();

  if (!isFirst) await replacePassword(user.id, body.password);
  else if (!(await setFirstPassword(user.id, body.password, { proven: true }))) {
    throw busy(undefined);
  }
  await removeSecondFactor(user.id);
  await signOutEverywhere(user.id);
  await changeUser(user.id, afterReset(target, proven.row, user));
  return { success: true };
}

function afterReset(target: ResetTarget, { channel }: OtpRow, { provenEmail }: UserRow) {
  return {
    mustChangePassword: null,
    provenEmail: channel === 'email' ? target.address : provenEmail,
  };
}
