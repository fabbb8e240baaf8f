import { expect, it } from 'vitest';
import { isReservedSubdomain } from './subdomain.ts';

it.each([
  'login',
  'pay',
  'wpad',
  'thali',
  'tha1i',
  'thali-support',
  'my-thali',
  'tha1i-pay',
  'thalis',
  'xn--x',
])('reserves %s for the platform', (subdomain) => {
  expect(isReservedSubdomain(subdomain)).toBe(true);
});

it.each(['raju-thali-house', 'chulha-canteen', 'thali-express', 'payal', 'mess-101'])(
  'allows %s for a mess',
  (subdomain) => {
    expect(isReservedSubdomain(subdomain)).toBe(false);
  },
);
