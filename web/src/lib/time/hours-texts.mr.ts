import type { Texts } from '../texts/texts.ts';

export const texts = {
  closedToday: 'आज बंद आहे',
  notSet: 'आजची वेळ ठरलेली नाही',
  openAllDay: 'दिवसभर चालू',
  today: (hours) => `आज ${hours}`,
} satisfies Texts<typeof import('./hours-texts.ts')>;
