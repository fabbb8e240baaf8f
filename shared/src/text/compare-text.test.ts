import { expect, it } from 'vitest';
import { cleanLine } from './clean-text.ts';
import { compareKey, isSameText } from './compare-text.ts';

it.each([
  ['case and spaces', ' Masala  DOSA ', 'masala dosa'],
  ['an accent as a separate character', 'Cafe\u0301', 'Caf\u00e9'],
  ['a nukta as a separate character', '\u0915\u093c\u0940\u092e\u093e', '\u0958\u0940\u092e\u093e'],
  ['a Bengali nukta as a separate character', '\u09ac\u09a1\u09bc\u09be', '\u09ac\u09dc\u09be'],
  ['a Tamil vowel sign as separate characters', '\u0b95\u0bc6\u0bbe', '\u0b95\u0bca'],
  ['a lost joiner', 'র\u200d্যাপ', 'র্যাপ'],
  ['a joiner of an emoji', '👩\u200d🍳', '👩🍳'],
  ['a lost non-joiner', 'بر\u200cنج', 'برنج'],
  ['a chillu and its old spelling', 'പാൽ', 'പാല്\u200d'],
  ['two spellings of khanda ta', 'হঠাৎ', 'হঠাত্\u200d'],
  ['two spellings of the eyelash ra', 'पुऱ्या', 'पुर्\u200dया'],
  ['full width', 'Ｔｅａ１２', 'Tea12'],
  ['the digits of another script', 'थाळी २', 'थाळी 2'],
  ['a no-break space', 'Masala\u00a0Dosa', 'Masala Dosa'],
  ['direction marks', '\u202aIdli\u202c', 'Idli'],
  ['a soft hyphen', 'But\u00adter', 'Butter'],
  ['the selector of an emoji', '🌶\ufe0f Paneer', '🌶 Paneer'],
  ['a curly apostrophe', 'Chef\u2019s Thali', "Chef's Thali"],
  ['another dash', 'Idli\u2013Vada', 'Idli-Vada'],
])('ignores the difference of %s', (_what, a, b) => {
  expect(compareKey(a)).toBe(compareKey(b));
  expect(isSameText(cleanLine(a), b)).toBe(true);
});

it.each([
  ['Dosa', 'Dosai'],
  ['कटा', 'काटा'],
  ['क़ीमा', 'कीमा'],
  ['ऱ', 'र'],
  ['Table 1', 'Table 11'],
  ['Café', 'Cafe'],
])('distinguishes %s and %s', (a, b) => {
  expect(isSameText(a, b)).toBe(false);
});
