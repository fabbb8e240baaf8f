import { clampChroma, converter, formatHex, type Oklch } from 'culori/fn';
import type { AccentPalette, AccentShades } from './accent-shades.ts';
import { edgeContrast, lowestContrast, textContrast } from './contrast.ts';
import { type Theme, themeSurfaces } from './theme-surfaces.ts';

const toOklch = converter('oklch');

/**
 * Derives a tenant's palette from one colour. Text has a contrast of at least 4.5 : 1. The fill contrasts with every
 * background by 1.6 : 1 in light and 3 : 1 in dark. Keeps the hue, and as much chroma as possible.
 * @param accentColor `#rrggbb`
 * @returns shades as `#rrggbb`
 * @throws TypeError if the text is not a colour
 */
export function accentPalette(accentColor: string): AccentPalette {
  const brand = toOklch(accentColor);
  if (!brand) throw new TypeError(`Not a colour: ${accentColor}`);
  return { light: shadesOf(brand, 'light'), dark: shadesOf(brand, 'dark') };
}

function shadesOf(brand: Oklch, theme: Theme): AccentShades {
  const backgrounds = themeSurfaces[theme];
  const isLight = theme === 'light';
  const fill = withContrast(
    shade(brand, isLight ? clamp(brand.l, 0.42, 0.95) : clamp(brand.l, 0.3, 0.86)),
    backgrounds,
    isLight ? fillContrast : edgeContrast,
    isLight ? -step : step,
  );
  const text = textOn(fill, brand);
  const accent = withContrast(fill, [text], textContrast, text === white ? -step : step);
  const accentSoft = isLight ? shade(brand, 0.94, 0.035) : shade(brand, 0.29, 0.05);
  const accentInk = withContrast(
    shade(brand, isLight ? 0.52 : 0.8),
    [...backgrounds, hexOf(accentSoft)],
    textContrast,
    isLight ? -step : step,
  );
  return {
    accent: hexOf(accent),
    accentStrong: hexOf(shade(accent, accent.l + (text === white ? -0.06 : 0.05))),
    accentSoft: hexOf(accentSoft),
    accentInk: hexOf(accentInk),
    onAccent: text,
  };
}

/** The minimum contrast of a fill with a light background. The label on the fill has the contrast of text. */
export const fillContrast = 1.6;

const step = 0.01;
const white = '#ffffff';

/** White if it is readable, or else a dark text colour of the same hue. */
function textOn(fill: Oklch, brand: Oklch): string {
  const dark = hexOf(shade(brand, 0.2, 0.04));
  return lowestContrast(white, [hexOf(fill)]) >= edgeContrast ? white : dark;
}

/** Makes the colour darker or lighter until it reaches the contrast. */
function withContrast(
  color: Oklch,
  backgrounds: readonly string[],
  contrast: number,
  by: number,
): Oklch {
  let current = color;
  while (lowestContrast(hexOf(current), backgrounds) < contrast && current.l > 0 && current.l < 1) {
    current = shade(current, current.l + by);
  }
  return current;
}

function shade(color: Oklch, lightness: number, maxChroma = 0.4): Oklch {
  const l = clamp(lightness, 0, 1);
  return toOklch(clampChroma({ ...color, l, c: Math.min(color.c, maxChroma) }, 'oklch'));
}

function clamp(value: number, low: number, high: number) {
  return Math.min(Math.max(value, low), high);
}

function hexOf(color: Oklch): string {
  return formatHex(color);
}
