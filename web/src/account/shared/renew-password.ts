import type { changePassword as changeContract } from '@thali/shared/auth/change-password.contract';
import type { resetPassword as resetContract } from '@thali/shared/auth/reset-password.contract';
import type { User } from '@thali/shared/auth/user.contract';
import type { InputOf } from '@thali/shared/http/http-contract';
import { callApi } from '../../lib/api/call-api.ts';
import { storeSession } from '../session/store-session.ts';

/** The e-mail or the phone that identifies an account. */
export type Account = { email: string } | { phone: string };

/** Changes the password. Ends every other session, and stores fresh tokens for this session. */
export async function changePassword(body: InputOf<typeof changeContract>['body']): Promise<User> {
  return storeSession(await callApi('POST /auth/change-password', { body, quiet: true }));
}

/** Sends a code if the account exists. @returns seconds until the next code may be sent */
export async function forgotPassword(account: Account): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/forgot-password', {
    body: account,
    quiet: true,
  });
  return resendAfterSeconds;
}

export async function resetPassword(body: InputOf<typeof resetContract>['body']): Promise<void> {
  await callApi('POST /auth/reset-password', { body, quiet: true });
}
