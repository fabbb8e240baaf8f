import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  tokenNamed: (token) => `टोकन ${token}`,
  orderNamed: (number) => `ऑर्डर ${number}`,
  table: 'टेबल',
  services: { dine_in: 'इथेच खाणार', takeaway: 'पार्सल' },

  statuses: {
    pending: 'नवीन',
    confirmed: 'कन्फर्म',
    preparing: 'बनत आहे',
    ready: 'तयार',
    completed: 'दिली',
    cancelled: 'रद्द',
    expired: 'वेळ संपली',
  },

  items: (count) => `${count} पदार्थ`,
  moreDishes: (count) => ` +${count} आणखी`,
} satisfies Texts<typeof import('./name-texts.ts')>;
