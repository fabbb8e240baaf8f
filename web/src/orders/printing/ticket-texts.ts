/** The languages of kitchen tickets, each with its own name. Rule: bills-10 */
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
  noTable: string;
  items: string;
  readyBy: string;
  paid: string;
  collect: string;
  reprint: string;
  changed: string;
  cancelled: string;
  moved: string;
  testOrder: string;
  testPage: string;
}

export const ticketTexts: Record<TicketLanguage, TicketTexts> = {
  en: {
    table: 'Table',
    token: 'Token',
    parcel: 'PARCEL',
    note: 'Note',
    noTable: 'No table',
    items: 'Items',
    readyBy: 'Ready by',
    paid: 'PAID',
    collect: 'COLLECT',
    reprint: 'REPRINT',
    changed: 'CHANGED',
    cancelled: 'CANCELLED',
    moved: 'TABLE MOVED',
    testOrder: 'TEST ORDER',
    testPage: 'Test page: this printer works.',
  },
  hi: {
    table: 'टेबल',
    token: 'टोकन',
    parcel: 'पार्सल',
    note: 'सूचना',
    noTable: 'बिना टेबल',
    items: 'कुल',
    readyBy: 'तैयार',
    paid: 'पैसे मिल गए · PAID',
    collect: 'लेना है · COLLECT',
    reprint: 'दोबारा प्रिंट · REPRINT',
    changed: 'बदलाव · CHANGED',
    cancelled: 'रद्द · CANCELLED',
    moved: 'टेबल बदली · TABLE MOVED',
    testOrder: 'टेस्ट ऑर्डर',
    testPage: 'टेस्ट पेज: यह प्रिंटर काम कर रहा है।',
  },
  mr: {
    table: 'टेबल',
    token: 'टोकन',
    parcel: 'पार्सल',
    note: 'सूचना',
    noTable: 'टेबल नाही',
    items: 'एकूण',
    readyBy: 'तयार',
    paid: 'पैसे मिळाले · PAID',
    collect: 'घ्यायचे · COLLECT',
    reprint: 'पुन्हा प्रिंट · REPRINT',
    changed: 'बदल · CHANGED',
    cancelled: 'रद्द · CANCELLED',
    moved: 'टेबल बदलले · TABLE MOVED',
    testOrder: 'टेस्ट ऑर्डर',
    testPage: 'टेस्ट पेज: हा प्रिंटर चालू आहे.',
  },
};
