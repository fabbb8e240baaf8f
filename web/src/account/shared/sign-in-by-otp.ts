import type { User } from '@thali/shared/auth/user.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { storeSession } from '../session/store-session.ts';
import * as texts from './account-texts.ts';

/** Sends a code by SMS. @returns seconds until the next code may be sent */
export async function requestOtp(phone: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/request-otp', {
    body: { phone },
    quiet: true,
  });
  return resendAfterSeconds;
}

/** A signed-in user, or the id of a customer without a password. */
export type OtpSignIn = { user: User } | { customerId: string };

export async function signInByOtp(phone: string, otp: string): Promise<OtpSignIn> {
  const answer = await callApi('POST /auth/verify-otp', {
    body: { phone, otp, action: 'login' },
    quiet: true,
  });
  const { requiresPassword, customerId } = answer;
  return requiresPassword && customerId ? { customerId } : { user: storeSession(answer) };
}

/** Creates an account without a password for a new phone, and signs in. Rule: accounts-40 */
export async function joinByOtp(phone: string, otp: string, name: string): Promise<User> {
  const body = { phone, otp, name, action: 'register', isPasswordless: true } as const;
  return storeSession(await callApi('POST /auth/verify-otp', { body, quiet: true }));
}

interface Registration {
  name: string;
  phone: string;
  email: string | null;
  otp: string;
}

/** Verifies the phone of a new customer. @returns the customer id for the first password */
export async function verifyRegistration(registration: Registration): Promise<string> {
  const { customerId } = await callApi('POST /auth/verify-otp', {
    body: { ...registration, action: 'register' },
    quiet: true,
  });
  if (!customerId) throw new Error(texts.verifyFailed);
  return customerId;
}

/** Sets the first password of a customer who has just verified the phone, and signs in. */
export async function setFirstPassword(body: {
  customerId: string;
  password: string;
}): Promise<User> {
  return storeSession(await callApi('POST /auth/set-password', { body, quiet: true }));
}
