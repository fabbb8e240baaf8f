import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { NewPassword, OtpCode } from './account-fields.ts';
import { accountFields, namesOneAccount } from './reset-account.ts';

/** Sets a new password with a code of `forgot-password`. Ends all sessions of the account. */
export const resetPassword = defineContract({
  name: 'resetPassword',
  summary: 'Set a new password with a code',
  method: 'POST',
  path: '/auth/reset-password',
  callers: everyone,
  request: {
    body: z
      .object({ ...accountFields, code: OtpCode, password: NewPassword })
      .check(namesOneAccount),
  },
  response: z.object({ success: z.boolean() }),
  errors: ['INVALID_OTP', 'ACCOUNT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  ignoresToken: true,
});
