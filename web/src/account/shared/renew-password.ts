import type { User } from '@thali/shared/auth/user.contract';
import { callApi } from '../../lib/api/call-api.ts';
import { keepSession } from '../session/keep-session.ts';

/** Whose password it is: by e-mail, or by phone. */
export type Account = { email: string } | { phone: string };

/** Ends every other session; this one goes on with fresh tokens. */
export async function changePassword(current: string, next: string): Promise<User> {
  const body = { currentPassword: current, newPassword: next };
  return keepSession(await callApi('POST /auth/change-password', { body, quiet: true }));
}

/** Sends a code, if there is such an account. @returns seconds until there may be another one */
export async function forgotPassword(account: Account): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/forgot-password', {
    body: account,
    quiet: true,
  });
  return resendAfterSeconds;
}

export async function resetPassword(
  account: Account,
  code: string,
  password: string,
): Promise<void> {
  const body = { ...account, code, password };
  await callApi('POST /auth/reset-password', { body, quiet: true });
}
