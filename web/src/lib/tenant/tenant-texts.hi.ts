import type { Texts } from '../texts/texts.ts';

export const texts = {
  checkingTenant: 'मेस खोजी जा रही है...',
} satisfies Texts<typeof import('./tenant-texts.ts')>;
