import type { Texts } from '../texts/texts.ts';

export const texts = {
  loading: 'लोड होत आहे...',
  couldNotRefresh: 'रिफ्रेश झाले नाही.',
  couldNotLoad: 'हे लोड झाले नाही.',
  tryAgain: 'पुन्हा प्रयत्न करा',
} satisfies Texts<typeof import('./data-texts.ts')>;
