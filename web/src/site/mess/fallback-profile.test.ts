import { expect, it } from 'vitest';
import { fallbackProfile } from './fallback-profile.ts';

it('is made of the subdomain and what the specification says', () => {
  expect(fallbackProfile('annapurna', 'thali.example')).toEqual({
    businessName: 'Annapurna Mess',
    displayName: 'Annapurna Mess',
    email: 'annapurna@thali.example',
    phone: '+91 00000 00000',
    address: '123 Main Street, City',
    cuisine: 'North Indian',
    logoUrl: null,
  });
});
