import { expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

it.each([
  ['', '', 'student', 'Password must be at least 6 characters long'],
  ['12345', '54321', 'student', 'Password must be at least 6 characters long'],
  ['123456', '1234567', 'student', 'Passwords do not match'],
  ['123456', '123456', 'student', undefined],
  ['1234567', '1234567', 'vendor', 'Password must be at least 8 characters long'],
  ['12345678', '12345678', 'vendor', undefined],
] as const)('%j, again %j, of a %s: %s', (password, confirmPassword, role, message) => {
  expect(checkNewPassword({ password, confirmPassword }, role)?.message).toBe(message);
});
