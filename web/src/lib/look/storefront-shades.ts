import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

/** Thali's own turmeric: what a storefront wears that has no colour of its own. */
export const thaliAccent = '#f2a91c';

/** What a storefront wears; Thali's own where there is no colour. */
export function storefrontShades(accentColor: string | null): AccentPalette {
  return accentPalette(accentColor || thaliAccent);
}
