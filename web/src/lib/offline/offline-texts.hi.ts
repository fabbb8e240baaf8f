import type { Texts } from '../texts/texts.ts';

export const texts = {
  loadingLatest: 'नया मेन्यू लोड हो रहा है',
  menuAsOf: (time) => `यह मेन्यू ${time} तक का है।`,
} satisfies Texts<typeof import('./offline-texts.ts')>;
