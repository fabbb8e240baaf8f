import type { Texts } from '../lib/texts/texts.ts';

export const texts = {
  wentWrong: 'कुछ गड़बड़ हुई।',
  refreshHint: 'पेज रिफ़्रेश करके फिर से कोशिश करें।',
  refresh: 'रिफ़्रेश करें',
  pageNotFound: 'पेज नहीं मिला',
  oops: 'ओह! पेज नहीं मिला',
  notHere: 'इस थाली में जो था, वह अब यहाँ नहीं है।',
  returnHome: 'होम पर जाएँ',
} satisfies Texts<typeof import('./shell-texts.ts')>;
