import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it.each([
  [null, '–'],
  [0, '0 s'],
  [25, '25 s'],
  [60, '1 min'],
  [80, '1 min 20 s'],
  [599, '9 min 59 s'],
  [600, 'over 10 min'],
] as const)('writes %s seconds as %s', (seconds, text) => {
  expect(answerText(seconds)).toBe(text);
});
