import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  placedFor: (time, name) => `${time}, ${name} साठी`,
  subtotal: 'बेरीज',
  parcelCharge: 'पार्सल चार्ज',
  platformFee: 'प्लॅटफॉर्म फी',
  total: 'एकूण',
  viewBill: 'बिल पाहा',
} satisfies Texts<typeof import('./bill-texts.ts')>;
