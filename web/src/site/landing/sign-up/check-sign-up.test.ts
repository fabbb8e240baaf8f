import { expect, it } from 'vitest';
import { checkSignUp, emptySignUp, type SignUp } from './check-sign-up.ts';

const complete: SignUp = {
  businessName: 'Teen Katori Foods',
  displayName: 'Teen Katori Mess',
  subdomain: 'teen-katori',
  email: 'owner@mess.example',
  phone: '+91 98765 43210',
  address: '12 College Road, Pune',
  cuisine: 'Maharashtrian',
  plan: 'basic',
  password: 'three bowls',
  confirmPassword: 'three bowls',
  agree: true,
};
const messageOf = (change: Partial<SignUp>) =>
  Object.values(checkSignUp({ ...complete, ...change }) ?? {})[0];

it('accepts a complete form', () => {
  expect(checkSignUp(complete)).toBeUndefined();
  expect(messageOf({ phone: '9876543210' })).toBeUndefined();
  expect(messageOf({ phone: '\u202a(+91) 98765-43210\u202c' })).toBeUndefined();
  expect(messageOf({ email: '\ufeffowner@mess.example\u00a0' })).toBeUndefined();
});

const texts = Object.keys(emptySignUp).filter((field) => field !== 'agree');
it.each(texts)('asks for %s before anything else', (field) => {
  const problem = checkSignUp({ ...complete, agree: false, email: 'x', [field]: ' ' });
  expect(problem).toEqual({ [field]: 'Please fill in all required fields' });
});

it('then checks the terms, the passwords, the e-mail and the phone, in this order', () => {
  const phone = '12345';
  const email = 'owner@mess';
  const confirmPassword = 'four bowls';
  const terms = 'You must agree to the Terms & Conditions';
  expect(messageOf({ phone, email, confirmPassword, agree: false })).toBe(terms);
  expect(messageOf({ phone, email, confirmPassword })).toBe('Passwords do not match');
  expect(messageOf({ phone, email })).toBe('Invalid email address');
  expect(messageOf({ phone })).toBe('Invalid phone number');
});

it.each(['123456789', '1234567890123456', '98765x43210', '++919876543210', 'phone'])(
  'refuses the phone number %j',
  (phone) => {
    expect(messageOf({ phone })).toBe('Invalid phone number');
  },
);
