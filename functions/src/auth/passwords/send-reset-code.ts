import { AppError } from '@thali/shared/http/app-error';
import { otpText } from '../../messages/otp-text.ts';
import { sendEmail } from '../../messages/send-email.ts';
import { sendSms } from '../../messages/send-sms.ts';
import { limitTarget } from '../otp/otp-limits.ts';
import type { ResetChannel, ResetTarget } from './reset-target.ts';

/** Sends a reset code. A phone that was not named by the caller has its own limits, kept in silence. */
export async function sendResetCode(
  named: ResetTarget,
  { kind, address }: ResetChannel,
  code: string,
  deadline: AbortSignal,
): Promise<void> {
  if (address !== named.address && !(await mayGetOne(address))) return;
  const text = otpText(code);
  if (kind === 'sms') await sendSms(address, text, { abortSignal: deadline });
  else await sendEmail({ to: address, subject: 'Your Thali password reset code', text }, deadline);
}

async function mayGetOne(address: string): Promise<boolean> {
  try {
    await limitTarget(address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}
