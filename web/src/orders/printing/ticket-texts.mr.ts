import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  table: 'टेबल',
  token: (count) => `टोकन ${count}`,
  parcel: 'पार्सल',
  note: (text) => `नोट: ${text}`,
  noTable: 'टेबल नाही',
  items: (count) => `एकूण: ${count}`,
  readyBy: (time) => `${time} पर्यंत तयार`,
  paid: 'पैसे मिळाले',
  collect: (amount) => `${amount} घ्यायचे`,
  reasons: {
    reprint: 'पुन्हा प्रिंट',
    changed: 'बदल',
    cancelled: 'रद्द',
  },
  moved: 'टेबल बदलले',
  testOrder: 'टेस्ट ऑर्डर',
  testPage: 'टेस्ट पेज: हा प्रिंटर चालू आहे.',
} satisfies Texts<typeof import('./ticket-texts.ts')>;
