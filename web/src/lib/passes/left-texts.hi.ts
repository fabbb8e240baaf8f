import type { Texts } from '../texts/texts.ts';

export const texts = {
  belowZero: (count) => `${count} उधार`,
  left: (count) => `${count} बाकी`,
} satisfies Texts<typeof import('./left-texts.ts')>;
