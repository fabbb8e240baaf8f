import { textContrast } from '@thali/shared/brand/contrast';
import { describe, expect, it } from 'vitest';
import { contrastText, lookVerdict } from './look-verdict.ts';

describe('lookVerdict', () => {
  it.each(['', '#12345', 'red', '#12345g', '#1234567'])('gives no verdict on %j', (color) => {
    expect(lookVerdict(color)).toBeUndefined();
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#6d2e6b', '#F2A91C'])(
    'makes a readable palette of %s',
    (color) => {
      const verdict = lookVerdict(color);
      for (const theme of ['light', 'dark'] as const) {
        expect(verdict?.[theme].label).toBeGreaterThanOrEqual(textContrast);
        expect(verdict?.[theme].text).toBeGreaterThanOrEqual(textContrast);
      }
    },
  );

  it('reports whether it adjusted the colour', () => {
    expect(lookVerdict('#ffffff')?.light.isAdjusted).toBe(true);
    expect(lookVerdict('#101010')?.dark.isAdjusted).toBe(true);
    expect(lookVerdict('#6d2e6b')?.light.isAdjusted).toBe(false);
    expect(lookVerdict('#6D2E6B')?.light.isAdjusted).toBe(false);
  });
});

it.each([
  [4.5, '4.5 : 1'],
  [4.49, '4.4 : 1'],
  [12.061, '12.0 : 1'],
])('%d is written %s', (ratio, text) => {
  expect(contrastText(ratio)).toBe(text);
});
