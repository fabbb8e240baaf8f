import * as z from 'zod/mini';
import { phoneField } from '../phone/phone.contract.ts';
import { emailField } from './account-fields.ts';

/** The account whose password is reset: identified by e-mail or phone. */
export const accountFields = {
  email: z.nullish(emailField('Please enter a valid email address')),
  phone: z.nullish(phoneField('Please enter a valid phone number')),
};

type Account = { email?: unknown; phone?: unknown };

export const namesOneAccount = z.refine<Account>(
  ({ email, phone }) => Boolean(email) !== Boolean(phone),
  { path: ['email'], error: 'Please enter your email or your phone number' },
);
