import { expect, it } from 'vitest';
import { checkDetails, type Details, emptyDetails } from './check-details.ts';

const whole: Details = {
  messName: 'Teen Katori Mess',
  subdomain: 'teen-katori',
  name: 'Asha Patil',
  email: 'owner@mess.example',
  phone: '+91 98765 43210',
  address: '12 College Road, Pune',
  agree: true,
};
const messageOf = (change: Partial<Details>) => checkDetails({ ...whole, ...change })?.message;

it('lets a whole form pass', () => {
  expect(checkDetails(whole)).toBeUndefined();
  expect(messageOf({ phone: '9876543210' })).toBeUndefined();
});

const texts = Object.keys(emptyDetails).filter((field) => field !== 'agree');
it.each(texts)('asks for %s before anything else', (field) => {
  const problem = checkDetails({ ...whole, agree: false, email: 'x', phone: '1', [field]: ' ' });
  expect(problem).toEqual({ field, message: 'Please fill in all required fields' });
});

it('then looks at the terms, the e-mail and the phone, in this order', () => {
  const [email, phone] = ['owner@mess', '12345'];
  const terms = 'You must agree to the Terms & Conditions';
  expect(messageOf({ phone, email, agree: false })).toBe(terms);
  expect(messageOf({ phone, email })).toBe('Invalid email address');
  expect(messageOf({ phone })).toBe('Invalid phone number');
});
