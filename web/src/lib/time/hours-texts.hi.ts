import type { Texts } from '../texts/texts.ts';

export const texts = {
  closedToday: 'आज बंद है',
  notSet: 'आज का समय तय नहीं है',
  openAllDay: 'पूरे दिन खुला',
  today: (hours) => `आज ${hours}`,
} satisfies Texts<typeof import('./hours-texts.ts')>;
