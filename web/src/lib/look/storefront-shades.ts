import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

/** Thali's own turmeric, the accent of a storefront without a colour. */
export const thaliAccent = '#f2a91c';

/** A storefront's palette; Thali's own without a colour. */
export function storefrontShades(accentColor: string | null): AccentPalette {
  return accentPalette(accentColor || thaliAccent);
}
