import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { phoneField } from '../phone/phone.contract.ts';
import { emailField, nameField, OtpCode } from './account-fields.ts';
import { OtpAction } from './request-otp.contract.ts';
import { User } from './user.contract.ts';

const Body = z
  .object({
    phone: phoneField('Please enter a valid phone number'),
    otp: OtpCode,
    action: OtpAction,
    name: z.nullish(nameField('Please enter your name')),
    /** The optional sign-in name for e-mail and password. */
    email: z.nullish(
      z.union([z.literal(''), emailField('Please enter a valid email address')], {
        error: 'Please enter a valid email address',
      }),
    ),
    /** Whether to register without a password. The customer then signs in by codes. */
    isPasswordless: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ action, name }) => action !== 'register' || Boolean(name), {
      path: ['name'],
      error: 'Please enter your name',
    }),
  );

/**
 * Checks a code. `login` returns a session, or `requiresPassword` and `customerId` if the customer has no password
 * yet. `register` returns `customerId`, which `set-password` accepts within 15 minutes, or a session if
 * `isPasswordless`. After `ACCOUNT_NOT_FOUND` the same code still registers. `order` returns `phoneProof`, which is
 * valid for orders within a day.
 */
export const verifyOtp = defineContract({
  name: 'verifyOtp',
  summary: 'Sign in, register or prove a phone with a one-time code',
  method: 'POST',
  path: '/auth/verify-otp',
  callers: everyone,
  request: { body: Body },
  response: z.object({
    token: z.optional(z.string()),
    refreshToken: z.optional(z.string()),
    user: z.optional(User),
    mustChangePassword: z.optional(z.boolean()),
    requiresPassword: z.optional(z.boolean()),
    customerId: z.optional(z.string()),
    phoneProof: z.optional(z.string()),
  }),
  errors: [
    'INVALID_OTP',
    'ACCOUNT_NOT_FOUND',
    'PHONE_TAKEN',
    'EMAIL_TAKEN',
    'TOO_MANY_REQUESTS',
    'SERVICE_BUSY',
  ],
  ignoresToken: true,
});
