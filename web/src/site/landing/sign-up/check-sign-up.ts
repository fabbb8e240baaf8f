import { isEmail } from '@thali/shared/auth/email';
import type { Problems } from '../../../lib/forms/use-contract-form.ts';

export const emptySignUp = {
  businessName: '',
  displayName: '',
  subdomain: '',
  email: '',
  phone: '',
  address: '',
  cuisine: '',
  plan: '',
  password: '',
  confirmPassword: '',
  agree: false,
};

export type SignUp = typeof emptySignUp;

/** Returns the first problem, in the order of the rule. Rule: site-6 */
export function checkSignUp(values: SignUp): Problems<SignUp> | undefined {
  const empty = required.find((field) => values[field].trim() === '');
  if (empty) return { [empty]: 'Please fill in all required fields' };
  if (!values.agree) return { agree: 'You must agree to the Terms & Conditions' };
  if (values.password !== values.confirmPassword) {
    return { confirmPassword: 'Passwords do not match' };
  }
  if (!isEmail(values.email.trim())) return { email: 'Invalid email address' };
  if (!phoneShape.test(values.phone.replaceAll(/\s/g, ''))) {
    return { phone: 'Invalid phone number' };
  }
  return undefined;
}

const phoneShape = /^\+?\d{10,15}$/;

const required = [
  'businessName',
  'displayName',
  'subdomain',
  'email',
  'phone',
  'address',
  'cuisine',
  'plan',
  'password',
  'confirmPassword',
] as const satisfies readonly (keyof SignUp)[];
