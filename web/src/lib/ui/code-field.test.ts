import { expect, it } from 'vitest';
import { codeDigits } from './code-field.tsx';

it.each([
  '123456',
  '123 456',
  ' 123-456\n',
  'Your code is 123456.',
  'Valid for 10 min: 123456. Call 1800 for help.',
  '1234567',
])('reads the code in %j', (text) => {
  expect(codeDigits(text)).toBe('123456');
});

it('keeps an incomplete code, and leading zeros', () => {
  expect(['', '12', 'abc', 'Code 004217'].map(codeDigits)).toEqual(['', '12', '', '004217']);
});
