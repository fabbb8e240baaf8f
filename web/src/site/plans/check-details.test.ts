import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/api-error.ts';
import {
  changeDetails,
  checkDetails,
  type Details,
  emptyDetails,
  orderProblem,
} from './check-details.ts';

const complete: Details = {
  messName: 'Teen Katori Mess',
  subdomain: 'teen-katori',
  name: 'Asha Patil',
  email: 'owner@mess.example',
  phone: '+91 98765 43210',
  address: '12 College Road, Pune',
  agree: true,
};
const messageOf = (change: Partial<Details>) =>
  Object.values(checkDetails({ ...complete, ...change }) ?? {})[0];

it('accepts a complete form', () => {
  expect(checkDetails(complete)).toBeUndefined();
  expect(messageOf({ phone: '9876543210' })).toBeUndefined();
});

const texts = Object.keys(emptyDetails).filter((field) => field !== 'agree');
it.each(texts)('asks for %s before anything else', (field) => {
  const problem = checkDetails({ ...complete, agree: false, email: 'x', phone: '1', [field]: ' ' });
  expect(problem).toEqual({ [field]: 'Please fill in all required fields' });
});

it('then checks the terms, the e-mail and the phone, in this order', () => {
  const [email, phone] = ['owner@mess', '12345'];
  const terms = 'You must agree to the Terms & Conditions';
  expect(messageOf({ phone, email, agree: false })).toBe(terms);
  expect(messageOf({ phone, email })).toBe('Invalid email address');
  expect(messageOf({ phone })).toBe('Invalid phone number');
});

it('derives the subdomain from the name, unless the buyer typed one', () => {
  const named = changeDetails(emptyDetails, { messName: 'Teen Katori' });
  expect(named.subdomain).toBe('teen-katori');
  const renamed = changeDetails(named, { messName: 'Teen Katori Mess' });
  expect(renamed.subdomain).toBe('teen-katori-mess');
  const edited = changeDetails(renamed, { subdomain: 'Katori 3!' });
  expect(edited.subdomain).toBe('katori3');
  expect(changeDetails(edited, { messName: 'Char Katori' }).subdomain).toBe('katori3');
  const emptied = changeDetails(changeDetails(edited, { messName: '' }), { subdomain: '' });
  expect(changeDetails(emptied, { messName: 'Char Katori' }).subdomain).toBe('char-katori');
});

const refusal = (status: number, code: string, message: string, path?: string) =>
  new ApiError({ status, code, message, details: path ? [{ path, message }] : [] });

it.each([
  [refusal(409, 'SUBDOMAIN_TAKEN', 'Taken.', 'vendor_details.subdomain'), 'subdomain', 'Taken.'],
  [refusal(409, 'EMAIL_TAKEN', 'Sign in.'), 'email', 'Sign in.'],
  [
    refusal(400, 'VALIDATION_ERROR', 'Too long', 'vendor_details.mess_name'),
    'messName',
    'Too long',
  ],
  [refusal(400, 'VALIDATION_ERROR', 'Too long', 'vendorDetails.messName'), 'messName', 'Too long'],
  [refusal(400, 'INVALID_PAYMENT_AMOUNT', 'Changed.'), undefined, 'Changed.'],
  [refusal(503, 'PAYMENT_PROVIDER_FAILED', 'No order.'), undefined, 'No order.'],
  [refusal(503, 'SERVICE_BUSY', 'Busy'), undefined, 'Failed to create order: 503'],
  [refusal(404, 'UNEXPECTED_RESPONSE', 'Odd'), undefined, 'Failed to create order: 404'],
  [new NetworkError(), undefined, 'Failed to create Razorpay order.'],
])('shows %o at the field %s: %s', (error, field, message) => {
  expect(orderProblem(error)).toEqual({ ...(field && { field }), message });
});
