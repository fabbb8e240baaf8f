import type { sendContactCode as contract } from '@thali/shared/auth/change-contact.contract';
import { otpResendSeconds } from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type Actor, assertUser } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { countTry } from '../../limits/rate-limits.table.ts';
import { assertSmsCountry } from '../../messages/assert-sms-country.ts';
import { otpText } from '../../messages/otp-text.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { requesterOf } from '../otp/guesser.ts';
import { issueOtp } from '../otp/otp.ts';
import { limitTarget } from '../otp/otp-limits.ts';
import { countSharedSend } from '../otp/shared-caps.ts';
import { assertPassword } from '../passwords/assert-password.ts';
import { resetTarget } from '../passwords/reset-target.ts';

const sendWithinMs = 8000;

/**
 * Sends a code to a new phone or e-mail. The code works only for this account. A caller without the password gets no
 * code.
 * Rule: accounts-41
 */
export async function sendContactCode(
  actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  assertUser(actor);
  const { kind, address } = resetTarget(body);
  if (kind === 'phone') assertSmsCountry(address);
  const { userId } = actor;
  await assertPassword(actor, body.password);
  await countTry({ scope: `otp:contact:${userId}`, max: 10, windowSeconds: 24 * 3600 });
  await limitTarget(address);
  const use = { purpose: 'contact', target: address } as const;
  await countSharedSend(use, context.viewerHost);
  const text = otpText(await issueOtp(use, { ...requesterOf(context), userId }));
  const abortSignal = AbortSignal.timeout(sendWithinMs);
  const sending =
    kind === 'phone'
      ? sendSms(address, text, { abortSignal })
      : sendEmail(
          { kind: 'code', to: address, subject: 'Your Thali verification code', text },
          abortSignal,
        );
  await sending.catch((cause: unknown) => {
    throw new AppError('OTP_NOT_SENT', 'Failed to send the code', { cause, retryAfterSeconds: 5 });
  });
  return { success: true, resendAfterSeconds: otpResendSeconds };
}
