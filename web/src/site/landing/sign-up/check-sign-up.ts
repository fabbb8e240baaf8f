import { isEmail } from '@thali/shared/auth/email';

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

interface SignUpProblem {
  field: keyof SignUp;
  message: string;
}

/** The first problem, in the order of the rule. Rule: site-6 */
export function checkSignUp(values: SignUp): SignUpProblem | undefined {
  const empty = required.find((field) => values[field].trim() === '');
  if (empty) return { field: empty, message: 'Please fill in all required fields' };
  if (!values.agree) {
    return { field: 'agree', message: 'You must agree to the Terms & Conditions' };
  }
  if (values.password !== values.confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' };
  }
  if (!isEmail(values.email.trim())) return { field: 'email', message: 'Invalid email address' };
  if (!phoneShape.test(values.phone.replaceAll(/\s/g, ''))) {
    return { field: 'phone', message: 'Invalid phone number' };
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
