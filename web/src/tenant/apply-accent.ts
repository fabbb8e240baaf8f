import { accentCss } from '@thali/shared/brand/accent-css';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

const sheet = new CSSStyleSheet();

/** Dresses the page in a tenant's colours, in both themes; null gives Thali's own back. */
export function applyAccent(palette: AccentPalette | null) {
  sheet.replaceSync(palette ? accentCss(palette) : '');
  document.adoptedStyleSheets = [sheet];
}
