import type { User } from '@thali/shared/auth/user.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { keepSession } from './keep-session.ts';

/** Sends a code by SMS. @returns after how many seconds there may be another one */
export async function requestOtp(phone: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/request-otp', {
    body: { phone },
    quiet: true,
  });
  return resendAfterSeconds;
}

/** Signed in, or known by phone and without a password so far. */
export type OtpSignIn = { user: User } | { customerId: string };

export async function signInByOtp(phone: string, otp: string): Promise<OtpSignIn> {
  const answer = await callApi('POST /auth/verify-otp', {
    body: { phone, otp, action: 'login' },
    quiet: true,
  });
  const { requiresPassword, customerId } = answer;
  return requiresPassword && customerId ? { customerId } : { user: keepSession(answer) };
}
