import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { plainText } from '../text/plain-id.ts';
import { EnteredPassword } from './account-fields.ts';
import { Session } from './user.contract.ts';

/** Signs a user in by e-mail and password, in one role. `customer` means the same as `student`. */
export const login = defineContract({
  name: 'login',
  summary: 'Sign in with email and password',
  method: 'POST',
  path: '/auth/login',
  callers: everyone,
  request: {
    body: z.object({
      email: z
        .string()
        .check(z.overwrite(plainText), z.toLowerCase(), z.minLength(3), z.maxLength(254)),
      password: EnteredPassword,
      role: z.pipe(
        z.enum(['student', 'customer', 'vendor', 'admin']),
        z.transform((role) => (role === 'customer' ? ('student' as const) : role)),
      ),
    }),
  },
  /** `mustChangePassword`: the password is temporary, and the user must replace it first. */
  response: z.extend(Session, { mustChangePassword: z.boolean() }),
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  ignoresToken: true,
});
