/** The languages of kitchen tickets, each in its own name. Rule: bills-10 */
export const ticketLanguages = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const;
export type TicketLanguage = keyof typeof ticketLanguages;

export function isTicketLanguage(value: unknown): value is TicketLanguage {
  return typeof value === 'string' && Object.hasOwn(ticketLanguages, value);
}

interface TicketTexts {
  table: string;
  token: string;
  parcel: string;
  note: string;
  reprint: string;
  testOrder: string;
  testPage: string;
}

export const ticketTexts: Record<TicketLanguage, TicketTexts> = {
  en: {
    table: 'Table',
    token: 'Token',
    parcel: 'PARCEL',
    note: 'Note',
    reprint: 'REPRINT',
    testOrder: 'TEST ORDER',
    testPage: 'Test page: this printer works.',
  },
  hi: {
    table: 'टेबल',
    token: 'टोकन',
    parcel: 'पार्सल',
    note: 'सूचना',
    reprint: 'दोबारा प्रिंट · REPRINT',
    testOrder: 'टेस्ट ऑर्डर',
    testPage: 'टेस्ट पेज: यह प्रिंटर काम कर रहा है।',
  },
  mr: {
    table: 'टेबल',
    token: 'टोकन',
    parcel: 'पार्सल',
    note: 'सूचना',
    reprint: 'पुन्हा प्रिंट · REPRINT',
    testOrder: 'टेस्ट ऑर्डर',
    testPage: 'टेस्ट पेज: हा प्रिंटर चालू आहे.',
  },
};
