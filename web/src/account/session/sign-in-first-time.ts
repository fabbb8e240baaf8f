import type { User } from '@thali/shared/auth/user.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { keepSession } from './keep-session.ts';

export interface Registration {
  name: string;
  phone: string;
  email: string | null;
  otp: string;
}

/** Proves the phone of a new customer. @returns the id that the first password is set with */
export async function verifyRegistration(registration: Registration): Promise<string> {
  const { customerId } = await callApi('POST /auth/verify-otp', {
    body: { ...registration, action: 'register' },
    quiet: true,
  });
  if (!customerId) throw new Error('Failed to verify OTP');
  return customerId;
}

/** The first password of a customer who has just proven the phone; signs in as well. */
export async function setFirstPassword(customerId: string, password: string): Promise<User> {
  const body = { customerId, password };
  return keepSession(await callApi('POST /auth/set-password', { body, quiet: true }));
}
