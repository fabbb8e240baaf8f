import type { Texts } from '../texts/texts.ts';

export const texts = {
  noNetwork: 'सध्या नेटवर्क नाही',
} satisfies Texts<typeof import('./language-texts.ts')>;
