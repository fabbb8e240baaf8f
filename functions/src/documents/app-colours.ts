import type { Storefront } from './find-subject.ts';

/** Thali's own turmeric, for a mess without an accent. */
const plain = { accent: '#f2a91c', onAccent: '#2b1a03' };

/** Of a mess's mark on a phone: its ground, and what is drawn on it. */
export function appColours({ accentPalette }: Storefront): { accent: string; onAccent: string } {
  return accentPalette?.light ?? plain;
}
