import { isEmail } from '@thali/shared/auth/email';
import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';

export interface Details {
  name: string;
  phone: PhoneValue;
  /** Optional. */
  email: string;
}

export interface DetailsProblem {
  field: keyof Details;
  message: string;
}

/** The first problem, in the order of the rule. Rule: accounts-25 */
export function checkDetails({ name, phone, email }: Details): DetailsProblem | undefined {
  if (name.trim() === '') return { field: 'name', message: 'Please enter your name' };
  if (!isValidPhone(phone)) return { field: 'phone', message: 'Please enter a valid phone number' };
  if (email.trim() !== '' && !isEmail(email.trim())) {
    return { field: 'email', message: 'Please enter a valid email address' };
  }
  return undefined;
}
