import type { Texts } from '../texts/texts.ts';

export const texts = {
  loading: 'लोड हो रहा है...',
  couldNotRefresh: 'ताज़ा नहीं हो सका।',
  couldNotLoad: 'यह लोड नहीं हो सका।',
  tryAgain: 'फिर से कोशिश करें',
} satisfies Texts<typeof import('./data-texts.ts')>;
