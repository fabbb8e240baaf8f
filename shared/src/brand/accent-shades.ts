import * as z from 'zod/mini';

/** A tenant's accent in one theme, each `#rrggbb`. */
export const AccentShades = z.object({
  /** Fill of buttons and marks. */
  accent: z.string(),
  /** The fill under the pointer. */
  accentStrong: z.string(),
  /** A tinted background. */
  accentSoft: z.string(),
  /** Text and icons in the accent's hue, on any background and on `accentSoft`. */
  accentInk: z.string(),
  /** Text on `accent` and `accentStrong`. */
  onAccent: z.string(),
});
export type AccentShades = z.infer<typeof AccentShades>;

export const AccentPalette = z.object({ light: AccentShades, dark: AccentShades });
export type AccentPalette = z.infer<typeof AccentPalette>;
