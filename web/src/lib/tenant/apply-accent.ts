import { accentCss } from '@thali/shared/brand/accent-css';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

/** Safari before 16.4 cannot construct sheets. It uses the tenant's colours from the document's own sheet. */
const sheet = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined;

/** Applies a tenant's colours in both themes. Null restores Thali's own colours. */
export function applyAccent(palette: AccentPalette | null) {
  if (!sheet) return;
  sheet.replaceSync(palette ? accentCss(palette) : '');
  document.adoptedStyleSheets = [...otherSheets(), sheet];
}

function otherSheets(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((otherSheet) => otherSheet !== sheet);
}
