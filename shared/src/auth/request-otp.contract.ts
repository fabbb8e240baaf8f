import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { phoneField } from '../phone/phone.contract.ts';

/**
 * The purpose of a code. A code for an order does not sign a user in, and a sign-in code does not prove the phone of an
 * order.
 * Rule: accounts-31
 */
export const OtpAction = z.enum(['login', 'register', 'order']);
export type OtpAction = z.output<typeof OtpAction>;

/** The wait between two codes to the same phone. Rule: accounts-17 */
export const otpResendSeconds = 60;

/** Sends a code to sign in, to register or to order. Known and unknown phones get the same answer. */
export const requestOtp = defineContract({
  name: 'requestOtp',
  summary: 'Send a one-time code by SMS',
  method: 'POST',
  path: '/auth/request-otp',
  callers: everyone,
  request: {
    body: z.object({
      phone: phoneField('Please enter a valid phone number'),
      action: z._default(OtpAction, 'login'),
    }),
  },
  response: z.object({ success: z.boolean(), resendAfterSeconds: z.number() }),
  errors: ['TOO_MANY_REQUESTS', 'OTP_NOT_SENT'],
  ignoresToken: true,
});
