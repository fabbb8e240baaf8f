import type { Texts } from '../texts/texts.ts';

export const texts = {
  paymentFailed: 'पेमेंट नहीं हुआ',
  paymentSuccessful: 'पेमेंट हो गया',
} satisfies Texts<typeof import('./payment-toast-texts.ts')>;
