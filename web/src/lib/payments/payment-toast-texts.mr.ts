import type { Texts } from '../texts/texts.ts';

export const texts = {
  paymentFailed: 'पेमेंट झाले नाही',
  paymentSuccessful: 'पेमेंट झाले',
} satisfies Texts<typeof import('./payment-toast-texts.ts')>;
