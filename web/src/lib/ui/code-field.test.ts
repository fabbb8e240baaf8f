import { describe, expect, it } from 'vitest';
import { codeDigits } from './code-field.tsx';

describe('codeDigits', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['Your code is 004217.', '004217'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('%j: %j', (text, digits) => {
    expect(codeDigits(text)).toBe(digits);
  });
});
