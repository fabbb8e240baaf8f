import { expect, it } from 'vitest';
import { flagOf } from './country-mark.tsx';

it('builds a flag from a code', () => {
  expect(flagOf('IN')).toBe('🇮🇳');
  expect(flagOf('ZA')).toBe('🇿🇦');
});
