import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentPalette, fillContrast } from './accent-palette.ts';
import type { AccentShades } from './accent-shades.ts';
import { edgeContrast, lowestContrast, textContrast } from './contrast.ts';
import { type Theme, themeSurfaces } from './theme-surfaces.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const themes: Theme[] = ['light', 'dark'];

test('derives a palette with readable text from every colour, in both themes', () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      const palette = accentPalette(color);
      for (const theme of themes) expectReadable(palette[theme], theme);
    }),
    { numRuns: 500 },
  );
});

test.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#00ff00'])(
  'derives readable text from the extreme colour %s',
  (color) => {
    const palette = accentPalette(color);
    for (const theme of themes) expectReadable(palette[theme], theme);
  },
);

test('keeps a colour with enough contrast', () => {
  expect(accentPalette('#1f6e3a').light.accent).toBe('#1f6e3a');
});

test('refuses a text that is not a colour', () => {
  expect(() => accentPalette('turmeric-ish')).toThrow(TypeError);
});

function expectReadable(shades: AccentShades, theme: Theme) {
  const backgrounds = themeSurfaces[theme];
  expect(lowestContrast(shades.onAccent, [shades.accent])).toBeGreaterThanOrEqual(textContrast);
  expect(lowestContrast(shades.onAccent, [shades.accentStrong])).toBeGreaterThanOrEqual(
    textContrast,
  );
  expect(
    lowestContrast(shades.accentInk, [...backgrounds, shades.accentSoft]),
  ).toBeGreaterThanOrEqual(textContrast);
  expect(lowestContrast(shades.accent, backgrounds)).toBeGreaterThanOrEqual(
    theme === 'light' ? fillContrast : edgeContrast,
  );
}
