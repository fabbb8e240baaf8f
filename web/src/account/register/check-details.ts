import { isEmail } from '@thali/shared/auth/email';
import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import type { Problems } from '../../lib/forms/use-contract-form.ts';

export interface Details {
  name: string;
  phone: PhoneValue;
  /** Optional. */
  email: string;
}

/** The first problem, in the order of the rule. Rule: accounts-25 */
export function checkDetails({ name, phone, email }: Details): Problems<Details> | undefined {
  if (name.trim() === '') return { name: 'Please enter your name' };
  if (!isValidPhone(phone)) return { phone: 'Please enter a valid phone number' };
  if (email.trim() !== '' && !isEmail(email.trim())) {
    return { email: 'Please enter a valid email address' };
  }
  return undefined;
}
