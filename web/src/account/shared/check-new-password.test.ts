import { expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

it.each([
  ['', '', 'student', 'password', 'Password must be at least 6 characters long'],
  ['12345', '54321', 'student', 'password', 'Password must be at least 6 characters long'],
  ['123456', '1234567', 'student', 'confirmPassword', 'Passwords do not match'],
  ['1234567', '1234567', 'vendor', 'password', 'Password must be at least 8 characters long'],
] as const)(
  'the password %j, repeated as %j, of a %s: marks the field %s: %s',
  (password, confirmPassword, role, field, message) => {
    expect(checkNewPassword({ password, confirmPassword }, role)).toEqual({ [field]: message });
  },
);

it.each([
  ['123456', 'student'],
  ['12345678', 'vendor'],
] as const)('accepts %j of a %s', (password, role) => {
  expect(checkNewPassword({ password, confirmPassword: password }, role)).toBeUndefined();
});
