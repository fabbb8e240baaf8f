import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  table: 'टेबल',
  token: (count) => `टोकन ${count}`,
  parcel: 'पार्सल',
  note: (text) => `नोट: ${text}`,
  noTable: 'बिना टेबल',
  items: (count) => `कुल: ${count}`,
  readyBy: (time) => `${time} तक तैयार`,
  paid: 'पैसे मिल गए',
  collect: (amount) => `${amount} लेना है`,
  reasons: {
    reprint: 'दोबारा प्रिंट',
    changed: 'बदलाव',
    cancelled: 'कैंसल',
  },
  moved: 'टेबल बदली',
  testOrder: 'टेस्ट ऑर्डर',
  testPage: 'टेस्ट पेज: यह प्रिंटर काम कर रहा है।',
} satisfies Texts<typeof import('./ticket-texts.ts')>;
