import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  wentWrong: 'काहीतरी चुकले.',
  refreshHint: 'पेज रिफ्रेश करून पुन्हा प्रयत्न करा.',
  refresh: 'रिफ्रेश करा',
  pageNotFound: 'पेज सापडले नाही',
  oops: 'अरे! पेज सापडले नाही',
  notHere: 'या ताटात जे होते, ते आता इथे नाही.',
  returnHome: 'होमवर जा',
} satisfies Texts<typeof import('./shell-texts.ts')>;
