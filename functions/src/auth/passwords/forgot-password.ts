import { setTimeout as sleep } from 'node:timers/promises';
import type { forgotPassword as contract } from '@thali/shared/auth/forgot-password.contract';
import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import {
  readUser,
  readUserIdByEmail,
  readUserIdByPhone,
  type UserRow,
} from '../../identity/users.table.ts';
import { log } from '../../logs/log.ts';
import { rolesIfAny } from '../cognito/cognito-users.ts';
import { issueOtp } from '../otp/otp.ts';
import { limitAddress, limitPlatform, limitTarget } from '../otp/otp-limits.ts';
import { type ResetTarget, resetChannel, resetTarget } from './reset-target.ts';
import { sendResetCode } from './send-reset-code.ts';

/**
 * Nothing runs on after a function's answer, so that sending has to come before it. What is not sent by
 * the deadline is given up, so that the time of the answer never shows whether something was sent.
 */
const sendWithinMs = 1800;
const answerAfterMs = 2000;

/**
 * Sends a code for a new password, if there is such an account. Known and unknown accounts take the
 * same steps, but for the sending itself, and are answered at the same time, however slow that was.
 */
export async function forgotPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  { sourceIp }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const target = resetTarget(body);
  await limitAddress(sourceIp);
  await limitTarget(target.address);
  await limitPlatform('reset');
  const deadline = AbortSignal.timeout(sendWithinMs);
  await Promise.all([sendCode(target, deadline), sleep(answerAfterMs)]);
  return { success: true, resendAfterSeconds: otpResendSeconds };
}

async function sendCode(target: ResetTarget, deadline: AbortSignal): Promise<void> {
  const { address } = target;
  const user = await accountOf(target);
  const isStaff = await holdsStaffRole(user?.id ?? 'nobody');
  const channel = user && resetChannel(target, user, { isStaff });
  const code = await issueOtp(
    { purpose: 'reset', target: address },
    user && channel && { userId: user.id, channel: channel.kind },
  );
  if (!user || !channel) return;
  await sendResetCode(target, channel, code, deadline).catch((error: unknown) => {
    log.error('reset code not sent', { user_id: user.id, error });
  });
}

async function accountOf({ kind, address }: ResetTarget): Promise<UserRow | undefined> {
  const userId = await (kind === 'email' ? readUserIdByEmail(address) : readUserIdByPhone(address));
  return readUser(userId ?? 'nobody', { ConsistentRead: true });
}

async function holdsStaffRole(userId: string): Promise<boolean> {
  return (await rolesIfAny(userId)).some((role) => role !== 'student');
}
