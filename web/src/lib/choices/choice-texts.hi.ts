import type { Texts } from '../texts/texts.ts';

export const texts = {
  soldOut: 'ख़त्म',
  left: (quantity) => `सिर्फ़ ${quantity} बचे`,
  chooseExactly: (count) => `${count} चुनें`,
  chooseBetween: (min, max) => `${min} से ${max} चुनें`,
  upTo: (max) => `${max} तक चुन सकते हैं`,
  optional: 'ज़रूरी नहीं',
} satisfies Texts<typeof import('./choice-texts.ts')>;
