import { accentPalette } from '@thali/shared/brand/accent-palette';
import type { AccentPalette } from '@thali/shared/brand/accent-shades';
import { lowestContrast } from '@thali/shared/brand/contrast';
import { type Theme, themeSurfaces } from '@thali/shared/brand/theme-surfaces';

export interface ThemeVerdict {
  /** Whether the colour had to become lighter or darker for contrast. */
  isAdjusted: boolean;
  /** Contrast of a button's label, and of accent-coloured text on the page. At least 4.5 is required. */
  label: number;
  text: number;
}

export interface LookVerdict extends Record<Theme, ThemeVerdict> {
  palette: AccentPalette;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** The readability of a colour as a storefront's accent. Returns undefined unless the colour is `#rrggbb`. */
export function lookVerdict(color: string): LookVerdict | undefined {
  if (!hexColor.test(color)) return undefined;
  const palette = accentPalette(color);
  const verdictOf = (theme: Theme): ThemeVerdict => {
    const { accent, accentInk, onAccent } = palette[theme];
    return {
      isAdjusted: !looksAlike(color, accent),
      label: lowestContrast(onAccent, [accent]),
      text: lowestContrast(accentInk, themeSurfaces[theme]),
    };
  };
  return { palette, light: verdictOf('light'), dark: verdictOf('dark') };
}

/** `7.2 : 1`, rounded down. */
export function contrastText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

/** Ignores differences from rounding. */
function looksAlike(a: string, b: string): boolean {
  return [1, 3, 5].every((at) => {
    const channel = (color: string) => Number.parseInt(color.slice(at, at + 2), 16);
    return Math.abs(channel(a) - channel(b)) <= 2;
  });
}
