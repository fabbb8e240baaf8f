import { expect, it } from 'vitest';
import { checkReset, codeDestinationText } from './reset-form.tsx';

it.each([
  ['12345', 'short', 'other', 'student', 'code'],
  ['123456', 'short', 'other', 'student', 'password'],
  ['123456', 'longer', 'longer', 'vendor', 'password'],
  ['123456', 'longer', 'other!', 'student', 'confirmPassword'],
  ['123456', 'longer', 'longer', 'student', undefined],
] as const)(
  'the code %s, the password %s, repeated as %s, of a %s: marks the field %s',
  (code, password, confirmPassword, role, field) => {
    const problems = checkReset({ code, password, confirmPassword }, role) ?? {};
    expect(Object.keys(problems)).toEqual(field ? [field] : []);
  },
);

it('names SMS and e-mail for a phone number, and neither for an e-mail address', () => {
  expect(codeDestinationText('+919812345678')).toBe(
    'a code is on its way: by SMS, or by email if it is a mess’s account.',
  );
  expect(codeDestinationText('asha@example.com')).toBe('a code is on its way there.');
});
