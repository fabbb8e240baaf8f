import { setTimeout as sleep } from 'node:timers/promises';
import type { forgotPassword as contract } from '@thali/shared/auth/forgot-password.contract';
import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUser, readUserIdByEmail, readUserIdByPhone } from '../../identity/users.table.ts';
import { log } from '../../logs/log.ts';
import { askerOf } from '../otp/guesser.ts';
import type { Asker } from '../otp/otp.table.ts';
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
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const target = resetTarget(body);
  await limitAddress(context.sourceIp);
  await limitTarget(target.address);
  await limitPlatform('reset');
  const deadline = AbortSignal.timeout(sendWithinMs);
  await Promise.all([sendCode(target, askerOf(context), deadline), sleep(answerAfterMs)]);
  return { success: true, resendAfterSeconds: otpResendSeconds };
}

async function sendCode(target: ResetTarget, asker: Asker, deadline: AbortSignal): Promise<void> {
  const { kind, address } = target;
  const userId = await (kind === 'email' ? readUserIdByEmail(address) : readUserIdByPhone(address));
  const user = await readUser(userId ?? 'nobody', { ConsistentRead: true });
  const channel = user && resetChannel(target, user);
  const code = await issueOtp(
    { purpose: 'reset', target: address },
    { ...asker, ...(user && channel && { userId: user.id, channel: channel.kind }) },
  );
  if (!user || !channel) return;
  await sendResetCode(target, channel, code, deadline).catch((error: unknown) => {
    log.error('reset code not sent', { user_id: user.id, error });
  });
}
