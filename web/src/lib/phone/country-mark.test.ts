import { expect, it } from 'vitest';
import { flagOf } from './country-mark.tsx';

it('makes a flag of a code', () => {
  expect(flagOf('IN')).toBe('🇮🇳');
  expect(flagOf('ZA')).toBe('🇿🇦');
});
