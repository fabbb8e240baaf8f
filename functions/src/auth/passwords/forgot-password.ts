import type { forgotPassword as contract } from '@thali/shared/auth/forgot-password.contract';
import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
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
import { otpText } from '../../messages/otp-text.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { readRolesIfAny } from '../cognito/cognito-users.ts';
import { answerAtFixedTime } from '../otp/at-fixed-time.ts';
import { requesterOf } from '../otp/guesser.ts';
import type { Requester } from '../otp/otp.table.ts';
import { issueOtp, type OtpUse } from '../otp/otp.ts';
import { limitAddress, limitTarget } from '../otp/otp-limits.ts';
import { countSharedSend } from '../otp/shared-caps.ts';
import { type ResetChannel, type ResetTarget, resetChannel, resetTarget } from './reset-target.ts';

/**
 * Sends a reset code if the account exists. For an unknown account the call takes the same steps and the same time,
 * but sends nothing.
 */
export async function forgotPassword(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const target = resetTarget(body);
  await limitAddress(context.sourceIp);
  await limitTarget(target.address);
  const use: OtpUse = { purpose: 'reset', target: target.address };
  const send = await countSharedSend(use, context.viewerHost);
  const requester = requesterOf(context);
  await answerAtFixedTime(async (deadline) => {
    const isKnown = await sendCode(target, use, requester, deadline);
    if (!isKnown && send.isFromReserve) await send.undo();
  });
  return { success: true, resendAfterSeconds: otpResendSeconds };
}

/** @returns whether the account exists */
async function sendCode(
  target: ResetTarget,
  use: OtpUse,
  requester: Requester,
  deadline: AbortSignal,
): Promise<boolean> {
  const user = await findAccount(target);
  const isStaff = await hasStaffRole(user?.id ?? 'nobody');
  const channel = user && resetChannel(target, user, { isStaff });
  const owner = user && channel && { userId: user.id, channel: channel.kind };
  const code = await issueOtp(use, { ...requester, ...owner });
  if (!user || !channel) return false;
  await sendResetCode(target, channel, code, deadline).catch((error: unknown) => {
    log.error('reset code not sent', { user_id: user.id, error });
  });
  return true;
}

async function findAccount({ kind, address }: ResetTarget): Promise<UserRow | undefined> {
  const userId = await (kind === 'email' ? readUserIdByEmail(address) : readUserIdByPhone(address));
  return readUser(userId ?? 'nobody', { ConsistentRead: true });
}

async function hasStaffRole(userId: string): Promise<boolean> {
  return (await readRolesIfAny(userId)).some((role) => role !== 'student');
}

/**
 * Sends a reset code. If the caller named an e-mail and the code goes to the phone, the phone's limits apply
 * silently.
 */
async function sendResetCode(
  requested: ResetTarget,
  { kind, address }: ResetChannel,
  code: string,
  deadline: AbortSignal,
): Promise<void> {
  if (address !== requested.address && !(await mayGetCode(address))) return;
  const text = otpText(code);
  if (kind === 'sms') await sendSms(address, text, { abortSignal: deadline });
  else
    await sendEmail(
      { kind: 'code', to: address, subject: 'Your Thali password reset code', text },
      deadline,
    );
}

async function mayGetCode(address: string): Promise<boolean> {
  try {
    await limitTarget(address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
