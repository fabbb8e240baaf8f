import {
  type requestOtp as contract,
  otpResendSeconds,
} from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { otpText } from '../../messages/otp-text.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { askerOf } from './guesser.ts';
import { issueOtp } from './otp.ts';
import { limitAddress, limitPlatform, limitTarget } from './otp-limits.ts';

/** Sends a code to any phone that asks; only the holder of the code learns whether it has an account. */
export async function requestOtp(
  _actor: Actor,
  { body: { phone } }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  // The address first: what it may no longer ask for must not use up somebody's own sends.
  await limitAddress(context.sourceIp);
  await limitTarget(phone);
  await limitPlatform('sign-in');
  const code = await issueOtp({ purpose: 'sign-in', target: phone }, askerOf(context));
  await sendSms(phone, otpText(code)).catch((cause: unknown) => {
    throw new AppError('OTP_NOT_SENT', 'Failed to send OTP', { cause, retryAfterSeconds: 5 });
  });
  return { success: true, resendAfterSeconds: otpResendSeconds };
}
