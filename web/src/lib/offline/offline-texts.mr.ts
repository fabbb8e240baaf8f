import type { Texts } from '../texts/texts.ts';

export const texts = {
  loadingLatest: 'नवीन मेनू लोड होत आहे',
  menuAsOf: (time) => `हा मेनू ${time} पर्यंतचा आहे.`,
} satisfies Texts<typeof import('./offline-texts.ts')>;
