import type { Texts } from '../texts/texts.ts';

export const texts = {
  checkingTenant: 'मेस शोधत आहे...',
} satisfies Texts<typeof import('./tenant-texts.ts')>;
