import type { AccentPalette, AccentShades } from './accent-shades.ts';

/** A tenant's colours as the custom properties of the site's style sheets. */
export function accentCss({ light, dark }: AccentPalette): string {
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

function rule(shades: AccentShades): string {
  return `:root{--accent:${shades.accent};--accent-strong:${shades.accentStrong};--accent-soft:${shades.accentSoft};--accent-ink:${shades.accentInk};--on-accent:${shades.onAccent}}`;
}
