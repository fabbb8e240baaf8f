import type { AccentPalette, AccentShades } from '@thali/shared/brand/accent-shades';

const sheet = new CSSStyleSheet();

/** Dresses the page in a tenant's colours, in both themes; null gives Thali's own back. */
export function applyAccent(palette: AccentPalette | null) {
  sheet.replaceSync(
    palette
      ? `${rule(palette.light)}@media (prefers-color-scheme:dark){${rule(palette.dark)}}`
      : '',
  );
  document.adoptedStyleSheets = [sheet];
}

function rule(shades: AccentShades) {
  return `:root{--accent:${shades.accent};--accent-strong:${shades.accentStrong};--accent-soft:${shades.accentSoft};--accent-ink:${shades.accentInk};--on-accent:${shades.onAccent}}`;
}
