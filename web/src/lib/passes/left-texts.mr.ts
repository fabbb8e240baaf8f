import type { Texts } from '../texts/texts.ts';

export const texts = {
  belowZero: (count) => `${count} उधार`,
  left: (count) => `${count} शिल्लक`,
} satisfies Texts<typeof import('./left-texts.ts')>;
