import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  placedFor: (time, name) => `${time}, ${name} के लिए`,
  subtotal: 'जोड़',
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लेटफ़ॉर्म फ़ीस',
  total: 'कुल',
  viewBill: 'बिल देखें',
} satisfies Texts<typeof import('./bill-texts.ts')>;
