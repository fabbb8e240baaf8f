import { expect, it } from 'vitest';
import { isGstin } from './gstin.ts';

it.each([
  ['27AAPFU0939F1ZV', true],
  ['29AAGCB7383J1Z4', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0993F1ZV', false],
  ['00AAPFU0939F1ZV', false],
  ['39AAPFU0939F1ZV', false],
  ['27AAPF10939F1ZV', false],
  ['27AAPFU0939F0ZV', false],
  ['27AAPFU0939F1Z', false],
  ['27aapfu0939f1zv', false],
  ['', false],
])('accepts the GSTIN %s: %s', (text, isValid) => {
  expect(isGstin(text)).toBe(isValid);
});
