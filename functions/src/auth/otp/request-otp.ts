import {
  type requestOtp as contract,
  otpResendSeconds,
} from '@thali/shared/auth/request-otp.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { readUserIdByPhone } from '../../identity/users.table.ts';
import { log } from '../../logs/log.ts';
import { assertSmsCountry } from '../../messages/assert-sms-country.ts';
import { otpText } from '../../messages/otp-text.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { answerAtFixedTime } from './at-fixed-time.ts';
import { isOwnerDevice, requesterOf } from './guesser.ts';
import { issueOtp, type OtpUse, purposeOf } from './otp.ts';
import { limitAddress, limitTarget } from './otp-limits.ts';
import { countSharedSend, type SharedSend } from './shared-caps.ts';

/** Sends a code to any phone. Only the holder of the code learns whether the phone has an account. */
export async function requestOtp(
  _actor: Actor,
  { body: { phone, action } }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  assertSmsCountry(phone);
  const use: OtpUse = { purpose: purposeOf(action), target: phone };
  // Check the address first, so a blocked address cannot use up the limits of a phone. Skip the address's limits for a
  // known device of the phone's owner.
  if (!(await isOwnerDevice(context.cookies, use))) await limitAddress(context.sourceIp);
  await limitTarget(phone);
  const send = await countSharedSend(use, context.viewerHost);
  const text = otpText(await issueOtp(use, requesterOf(context)));
  if (send.isFromReserve) {
    await answerAtFixedTime((deadline) => sendIfKnown(phone, text, send, deadline));
  } else {
    await sendSms(phone, text).catch((cause: unknown) => {
      throw new AppError('OTP_NOT_SENT', 'Failed to send OTP', { cause, retryAfterSeconds: 5 });
    });
  }
  return { success: true, resendAfterSeconds: otpResendSeconds };
}

/** Answers every phone in the same way, so the answer does not reveal known phones. Rule: accounts-17 */
async function sendIfKnown(
  phone: string,
  text: string,
  send: SharedSend,
  deadline: AbortSignal,
): Promise<void> {
  try {
    if (await readUserIdByPhone(phone)) await sendSms(phone, text, { abortSignal: deadline });
    else await send.undo();
  } catch (error) {
    log.error('reserved code not sent', { error });
  }
}
