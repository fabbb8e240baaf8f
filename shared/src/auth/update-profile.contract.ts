import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { contactPhoneField } from '../phone/phone.contract.ts';
import { emailField, nameField } from './account-fields.ts';
import { User } from './user.contract.ts';

const Words = z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(50));

/** Null or an empty text removes the value. */
function removable<S extends z.ZodMiniType>(schema: S, message: string) {
  return z.nullish(z.union([z.literal(''), schema], { error: message }));
}

const invalidPhone = 'Enter a valid phone number.';
const invalidEmail = 'Enter a valid email address.';

/**
 * Changes the caller's own data; absent fields do not change. Phone and e-mail are contact data here and do not change
 * the sign-in.
 * Rule: accounts-21, customers-2
 */
export const updateProfile = defineContract({
  name: 'updateProfile',
  summary: 'Change the caller’s profile',
  method: 'PUT',
  path: '/auth/profile',
  callers: ['student', 'vendor', 'admin'],
  request: {
    body: z.object({
      name: z.optional(nameField('Name must be at least 2 characters.', 2)),
      phone: removable(contactPhoneField(invalidPhone), invalidPhone),
      email: removable(emailField(invalidEmail), invalidEmail),
      preferences: z.optional(
        z.object({
          dietaryRestrictions: z.optional(Words),
          spiceLevel: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
          favoriteCategories: z.optional(Words),
        }),
      ),
    }),
  },
  response: z.object({ user: User }),
  errors: ['SESSION_EXPIRED'],
});
