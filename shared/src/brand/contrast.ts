import { type Color, wcagContrast } from 'culori/fn';
import './color-modes.ts';

/** WCAG 2.2: body text 4.5, large text and the edges of controls 3. */
export const textContrast = 4.5;
export const edgeContrast = 3;

/** Contrast ratio of two colours, 1 to 21; the lowest where several grounds are given. */
export function lowestContrast(color: Color | string, grounds: readonly (Color | string)[]) {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}
