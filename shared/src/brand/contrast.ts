import {
  type Color,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

// The tree-shaken build of culori knows only the colour spaces that are registered here.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);

/** WCAG 2.2: body text 4.5, large text and the edges of controls 3. */
export const textContrast = 4.5;
export const edgeContrast = 3;

/** The contrast ratio of two colours, 1 to 21; the lowest ratio if there are several grounds. */
export function lowestContrast(color: Color | string, grounds: readonly (Color | string)[]) {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}
