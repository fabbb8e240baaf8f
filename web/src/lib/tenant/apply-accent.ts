import { accentCss } from '@thali/shared/brand/accent-css';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';

/** Safari before 16.4 can't make one; there the document's own sheet has the colours of its host. */
const sheet = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined;

/** Dresses the page in a tenant's colours, in both themes; null gives Thali's own back. */
export function applyAccent(palette: AccentPalette | null) {
  if (!sheet) return;
  sheet.replaceSync(palette ? accentCss(palette) : '');
  document.adoptedStyleSheets = [...otherSheets(), sheet];
}

function otherSheets(): CSSStyleSheet[] {
  return document.adoptedStyleSheets.filter((other) => other !== sheet);
}
