import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { thaliAccent } from './storefront-shades.ts';
import { previewInks } from './theme-preview.tsx';

it('uses the same colours as tokens.css', () => {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  const tokenIn = (sheet: string, name: string) =>
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  expect(thaliAccent).toBe(tokenIn(light, 'accent'));
  for (const [sheet, inks] of [
    [light, previewInks.light],
    [dark, previewInks.dark],
  ] as const) {
    expect(inks).toEqual({
      ink: tokenIn(sheet, 'ink'),
      inkSoft: tokenIn(sheet, 'ink-soft'),
      line: tokenIn(sheet, 'line'),
    });
  }
});
