import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { signInPhone } from './sign-in-phone.ts';

/** What a code is wanted for: a code to order with signs nobody in, nor the other way round. Rule: accounts-31 */
export const OtpAction = z.enum(['login', 'register', 'order']);
export type OtpAction = z.output<typeof OtpAction>;

/** The wait between two codes to one phone. Rule: accounts-17 */
export const otpResendSeconds = 60;

/** Sends a code to sign in, to register or to order with. Known and unknown phones answer alike. */
export const requestOtp = defineContract({
  name: 'requestOtp',
  summary: 'Send a one-time code by SMS',
  method: 'POST',
  path: '/auth/request-otp',
  callers: everyone,
  request: {
    body: z.object({
      phone: signInPhone('Please enter a valid phone number'),
      action: z._default(OtpAction, 'login'),
    }),
  },
  response: z.object({ success: z.boolean(), resendAfterSeconds: z.number() }),
  errors: ['TOO_MANY_REQUESTS', 'OTP_NOT_SENT'],
  ignoresToken: true,
});
