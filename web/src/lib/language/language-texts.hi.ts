import type { Texts } from '../texts/texts.ts';

export const texts = {
  noNetwork: 'अभी नेटवर्क नहीं है',
} satisfies Texts<typeof import('./language-texts.ts')>;
