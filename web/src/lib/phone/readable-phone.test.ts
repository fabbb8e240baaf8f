import { expect, it } from 'vitest';
import { readablePhone } from './readable-phone.ts';

it('separates the country code, and groups Indian numbers', () => {
  const phones = ['+919876543210', '+97798412345', '+6581234567'].map(readablePhone);
  expect(phones).toEqual(['+91 98765 43210', '+977 98412345', '+65 81234567']);
  expect(readablePhone('meera@example.in')).toBe('meera@example.in');
});
