import { expect, it } from 'vitest';
import { checkChange } from './change-password-form.tsx';

it.each([
  ['', 'short', 'other', 'current'],
  ['old-password', 'short', 'short', 'password'],
  ['old-password', 'new-password', 'old-password', 'confirmPassword'],
  ['old-password', 'old-password', 'old-password', 'password'],
  ['old-password', 'new-password', 'new-password', undefined],
] as const)(
  'the current password %j, the new one %j, repeated as %j: marks the field %s',
  (current, password, confirmPassword, field) => {
    const problems = checkChange({ current, password, confirmPassword }, 'vendor') ?? {};
    expect(Object.keys(problems)).toEqual(field ? [field] : []);
  },
);
