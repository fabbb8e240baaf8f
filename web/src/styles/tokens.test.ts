import { readFileSync } from 'node:fs';
import { edgeContrast, lowestContrast, textContrast } from '@thali/shared/brand/contrast';
import { type Theme, themeSurfaces } from '@thali/shared/brand/theme-surfaces';
import { describe, expect, test } from 'vitest';

type Tokens = Record<string, string>;

const themes = readThemes();
const backgrounds = ['paper', 'surface', 'sunken'];

/** Each text colour with its backgrounds. */
const textPairs: [string, string[]][] = [
  ['ink', [...backgrounds, 'accent-soft', 'leaf-soft', 'chilli-soft', 'steel-soft']],
  ['ink-soft', [...backgrounds, 'accent-soft', 'steel-soft']],
  ['ink-faint', backgrounds],
  ['accent-ink', [...backgrounds, 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['leaf', [...backgrounds, 'leaf-soft']],
  ['on-leaf', ['leaf']],
  ['chilli', [...backgrounds, 'chilli-soft']],
  ['on-chilli', ['chilli']],
  ['steel', ['surface']],
  ['paper', ['ink']],
];

/** Each colour of edges, focus rings and marks with its backgrounds. */
const edgePairs: [string, string[]][] = [
  ['line-strong', ['paper', 'surface']],
  ['accent-ink', [...backgrounds, 'accent-soft']],
  ['leaf', backgrounds],
  ['chilli', backgrounds],
];

describe.each(['light', 'dark'] as Theme[])('the %s theme', (theme) => {
  test.each(textPairs)('%s is readable on %s', (name, on) => {
    expect(contrast(theme, name, on)).toBeGreaterThanOrEqual(textContrast);
  });

  test.each(edgePairs)('%s is visible on %s', (name, on) => {
    expect(contrast(theme, name, on)).toBeGreaterThanOrEqual(edgeContrast);
  });

  test('has the backgrounds for which tenants’ palettes are computed', () => {
    expect(backgrounds.map((name) => tokenOf(theme, name))).toEqual(themeSurfaces[theme]);
  });
});

test('both themes name the same tokens', () => {
  const sharedNames = Object.keys(themes.light).filter((name) => name in themes.dark);
  expect(Object.keys(themes.dark)).toEqual(sharedNames);
});

function contrast(theme: Theme, name: string, on: string[]) {
  return lowestContrast(
    tokenOf(theme, name),
    on.map((ground) => tokenOf(theme, ground)),
  );
}

function tokenOf(theme: Theme, name: string) {
  const value = themes[theme][name];
  if (!value) throw new Error(`No token --${name} in the ${theme} theme`);
  return value;
}

function readThemes(): Record<Theme, Tokens> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return { light: readColors(light), dark: readColors(dark) };
}

function readColors(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
