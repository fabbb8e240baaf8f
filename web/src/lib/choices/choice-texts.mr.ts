import type { Texts } from '../texts/texts.ts';

export const texts = {
  soldOut: 'संपले',
  left: (quantity) => `फक्त ${quantity} शिल्लक`,
  chooseExactly: (count) => `${count} निवडा`,
  chooseBetween: (min, max) => `${min} ते ${max} निवडा`,
  upTo: (max) => `${max} पर्यंत निवडू शकता`,
  optional: 'ऐच्छिक',
} satisfies Texts<typeof import('./choice-texts.ts')>;
