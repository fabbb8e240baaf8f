import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

/** Turmeric yellow, the accent of a storefront without its own colour. */
export const thaliAccent = '#f2a91c';

/** The palette of a storefront, or Thali's palette without a colour. */
export function storefrontShades(accentColor: string | null): AccentPalette {
  return accentPalette(accentColor || thaliAccent);
}
