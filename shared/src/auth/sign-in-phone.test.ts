import { expect, it } from 'vitest';
import { signInPhone } from './sign-in-phone.ts';

const field = signInPhone('Please enter a valid phone number');

it.each([
  ['9876543210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['+4915123456789', '+4915123456789'],
  ['+49 0151 2345 6789', '+4915123456789'],
  ['+49 00151 2345 678', '+491512345678'],
  ['+81 090 1234 5678', '+819012345678'],
  ['+81 90 1234 5678', '+819012345678'],
  ['+880 01712345678', '+8801712345678'],
  ['+33 06 12 34 56 78', '+33612345678'],
  ['+39 0612345678', '+390612345678'],
  ['+12025550123', '+12025550123'],
])('%s is %s', (typed, phone) => {
  expect(field.parse(typed)).toBe(phone);
});

it.each(['', '+49', '+353871234567', '+91 09876543210'])('refuses %j', (typed) => {
  expect(field.safeParse(typed).success).toBe(false);
});
