import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  tokenNamed: (token) => `टोकन ${token}`,
  orderNamed: (number) => `ऑर्डर ${number}`,
  table: 'टेबल',
  services: { dine_in: 'यहीं खाएँगे', takeaway: 'पार्सल' },

  statuses: {
    pending: 'नया',
    confirmed: 'कन्फ़र्म',
    preparing: 'बन रहा है',
    ready: 'तैयार',
    completed: 'दे दिया',
    cancelled: 'कैंसल',
    expired: 'समय निकल गया',
  },

  items: (count) => `${count} डिश`,
  moreDishes: (count) => ` +${count} और`,
} satisfies Texts<typeof import('./name-texts.ts')>;
