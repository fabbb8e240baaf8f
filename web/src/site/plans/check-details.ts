import { isEmail } from '@thali/shared/auth/email';

export const emptyDetails = {
  messName: '',
  subdomain: '',
  name: '',
  email: '',
  phone: '',
  address: '',
  agree: false,
};

export type Details = typeof emptyDetails;

export interface DetailsProblem {
  /** Undefined: it is about none of them. */
  field?: keyof Details | undefined;
  message: string;
  /** A toast says so at the same time. */
  isTold?: boolean;
}

/** The first thing that stands in the way, in the order of the rule. Rule: plans-4 */
export function checkDetails(details: Details): DetailsProblem | undefined {
  const empty = required.find((field) => details[field].trim() === '');
  if (empty) return { field: empty, message: 'Please fill in all required fields' };
  if (!details.agree) {
    return { field: 'agree', message: 'You must agree to the Terms & Conditions' };
  }
  if (!isEmail(details.email.trim())) return { field: 'email', message: 'Invalid email address' };
  if (!phoneShape.test(details.phone.replaceAll(/\s/g, ''))) {
    return { field: 'phone', message: 'Invalid phone number' };
  }
  return undefined;
}

const phoneShape = /^\+?\d{10,15}$/;

const required = [
  'messName',
  'subdomain',
  'name',
  'email',
  'phone',
  'address',
] as const satisfies readonly (keyof Details)[];
