import { expect, it } from 'vitest';
import { checkReset } from './reset-form.tsx';

it.each([
  ['12345', 'short', 'other', 'student', 'code'],
  ['123456', 'short', 'other', 'student', 'password'],
  ['123456', 'longer', 'longer', 'vendor', 'password'],
  ['123456', 'longer', 'other!', 'student', 'confirmPassword'],
  ['123456', 'longer', 'longer', 'student', undefined],
] as const)('%s, %s, %s of a %s: %s', (code, password, confirmPassword, role, field) => {
  expect(checkReset({ code, password, confirmPassword }, role)?.field).toBe(field);
});
