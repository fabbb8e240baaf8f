import { expect, it } from 'vitest';
import { checkReset, whereCodeGoes } from './reset-form.tsx';

it.each([
  ['12345', 'short', 'other', 'student', 'code'],
  ['123456', 'short', 'other', 'student', 'password'],
  ['123456', 'longer', 'longer', 'vendor', 'password'],
  ['123456', 'longer', 'other!', 'student', 'confirmPassword'],
  ['123456', 'longer', 'longer', 'student', undefined],
] as const)('%s, %s, %s of a %s: %s', (code, password, confirmPassword, role, field) => {
  const problems = checkReset({ code, password, confirmPassword }, role) ?? {};
  expect(Object.keys(problems)).toEqual(field ? [field] : []);
});

it('says of every phone that the code may come by email, and of an email nothing else', () => {
  expect(whereCodeGoes('+919812345678')).toBe(
    'a code is on its way: by SMS, or by email if it is a mess’s account.',
  );
  expect(whereCodeGoes('asha@example.com')).toBe('a code is on its way there.');
});
