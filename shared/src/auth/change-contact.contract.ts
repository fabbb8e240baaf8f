import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { EnteredPassword, OtpCode } from './account-fields.ts';
import { accountFields, namesOneAccount } from './reset-account.ts';
import { User } from './user.contract.ts';

/**
 * Sends a code to a new phone or e-mail of the caller's account, after a check of the current password. The answer
 * does not reveal whether another account uses the contact.
 * Rule: accounts-41
 */
export const sendContactCode = defineContract({
  name: 'sendContactCode',
  summary: 'Send a code to the caller’s new phone or email',
  method: 'POST',
  path: '/auth/contact-code',
  callers: ['student', 'vendor', 'admin'],
  request: {
    body: z.object({ ...accountFields, password: EnteredPassword }).check(namesOneAccount),
  },
  response: z.object({ success: z.boolean(), resendAfterSeconds: z.number() }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS', 'OTP_NOT_SENT', 'SESSION_EXPIRED'],
});

/**
 * Makes the new phone or e-mail the caller's own, for sign-in and messages. Ends every session and returns a new
 * session. Returns no session if the contact is already the caller's own.
 * Rule: accounts-41
 */
export const changeContact = defineContract({
  name: 'changeContact',
  summary: 'Prove the caller’s new phone or email with a code',
  method: 'PUT',
  path: '/auth/contact',
  callers: ['student', 'vendor', 'admin'],
  request: { body: z.object({ ...accountFields, code: OtpCode }).check(namesOneAccount) },
  response: z.object({
    user: User,
    token: z.optional(z.string()),
    refreshToken: z.optional(z.string()),
  }),
  errors: [
    'INVALID_OTP',
    'PHONE_TAKEN',
    'EMAIL_TAKEN',
    'EMAIL_NOT_PROVEN',
    'TOO_MANY_REQUESTS',
    'SERVICE_BUSY',
    'SESSION_EXPIRED',
  ],
});
