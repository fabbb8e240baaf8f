import { expect, it } from 'vitest';
import { typedNational } from './phone-field.tsx';

it('keeps digits and spaces, and drops a pasted dial code', () => {
  expect(typedNational('(98765)-43210x', '91')).toBe('9876543210');
  expect(typedNational('+91 98765 43210', '91')).toBe('98765 43210');
  expect(typedNational('098765 43210', '91')).toBe('98765 43210');
  expect(typedNational('0398765432', '39')).toBe('0398765432');
});
