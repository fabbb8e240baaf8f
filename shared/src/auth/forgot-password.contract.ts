import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { accountFields, namesOneAccount } from './reset-account.ts';

/** Sends a code for a new password if the account exists. Known and unknown accounts get the same answer. */
export const forgotPassword = defineContract({
  name: 'forgotPassword',
  summary: 'Send a code for a new password',
  method: 'POST',
  path: '/auth/forgot-password',
  callers: everyone,
  request: { body: z.object(accountFields).check(namesOneAccount) },
  response: z.object({ success: z.boolean(), resendAfterSeconds: z.number() }),
  errors: ['TOO_MANY_REQUESTS'],
  ignoresToken: true,
});
