import type { Problems } from '../../../lib/forms/use-contract-form.ts';
import { checkBuyer } from '../../shared/check-buyer.ts';

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

/** Rule: site-6 */
export function checkSignUp(values: SignUp): Problems<SignUp> | undefined {
  const isRepeated = values.password === values.confirmPassword;
  const repeat = isRepeated ? undefined : { confirmPassword: 'Passwords do not match' };
  return checkBuyer(values, required, repeat);
}

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
