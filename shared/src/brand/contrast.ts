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

/** The contrasts of WCAG 2.2: 4.5 for body text, 3 for large text and the edges of controls. */
export const textContrast = 4.5;
export const edgeContrast = 3;

/** The contrast ratio of two colours, 1 to 21; with several backgrounds the lowest ratio. */
export function lowestContrast(color: Color | string, backgrounds: readonly (Color | string)[]) {
  return Math.min(...backgrounds.map((background) => wcagContrast(color, background)));
}
