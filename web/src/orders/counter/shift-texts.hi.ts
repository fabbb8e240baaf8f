import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  noDifference: 'कोई फ़र्क़ नहीं',
  tooLittle: (amount) => `${amount} कम`,
  tooMuch: (amount) => `${amount} ज़्यादा`,
  withoutNetwork: (sales) => `${sales} बिक्री बिना नेटवर्क के`,
  beyondStock: 'स्टॉक से ज़्यादा बिका',
  otherPrice: 'दूसरे दाम पर बिका',
  inPlaceOf: (quantity, name, charged, menu) => `${quantity} × ${name}: ${menu} की जगह ${charged}`,
} satisfies Texts<typeof import('./shift-texts.ts')>;
