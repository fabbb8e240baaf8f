import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { secretKeyHeaders } from '../http/idempotency-key.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import {
  emailField,
  isPasswordOf,
  NewPassword,
  nameField,
  passwordTooShort,
} from './account-fields.ts';
import { Session } from './user.contract.ts';

/**
 * Creates an account with e-mail and password: a customer, or a vendor user without a vendor. The e-mail is the sign-in
 * name; the phone is only contact data. The call cannot create an admin.
 */
export const register = defineContract({
  name: 'register',
  summary: 'Create an account with email and password',
  method: 'POST',
  path: '/auth/register',
  callers: everyone,
  request: {
    body: z
      .object({
        name: nameField('Please enter your name'),
        email: emailField('Please enter a valid email address'),
        password: NewPassword,
        role: z.pipe(
          z.enum(['student', 'customer', 'vendor']),
          z.transform((role) => (role === 'vendor' ? role : ('student' as const))),
        ),
        phone: z.nullish(contactPhoneField('Please enter a valid phone number')),
      })
      .check(
        z.refine(({ password, role }) => isPasswordOf(role, password), {
          path: ['password'],
          error: passwordTooShort('vendor'),
        }),
      ),
    headers: secretKeyHeaders,
  },
  response: Session,
  status: 201,
  errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'SERVICE_BUSY'],
  ignoresToken: true,
});
