import type { Texts } from '../texts/texts.ts';

export const texts = {
  print: 'प्रिंट करें',
  loading: 'लोड हो रहा है...',
} satisfies Texts<typeof import('./print-texts.ts')>;
