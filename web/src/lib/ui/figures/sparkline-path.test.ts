import { describe, expect, it } from 'vitest';
import { sparklineShape, sparklineText } from './sparkline-path.ts';

describe('the line', () => {
  it('runs from edge to edge, with the highest value at the top', () => {
    expect(sparklineShape([0, 10, 5])).toEqual({
      line: 'M0 28L50 4L100 16',
      area: 'M0 28L50 4L100 16V32H0Z',
      endDepth: 0.5,
    });
  });

  it('accepts negative values', () => {
    expect(sparklineShape([-10, 10])?.line).toBe('M0 28L100 4');
  });

  it('runs through the middle if all values are equal', () => {
    expect(sparklineShape([7, 7, 7])?.line).toBe('M0 16L50 16L100 16');
    expect(sparklineShape([7, 7])?.endDepth).toBe(0.5);
  });

  it('draws a single value from edge to edge', () => {
    expect(sparklineShape([42])?.line).toBe('M0 16L100 16');
  });

  it('is absent without values', () => {
    expect(sparklineShape([])).toBeUndefined();
    expect(sparklineShape([0, 0])).toBeUndefined();
  });
});

it.each([
  [[], 'no data yet'],
  [[3], 'Rs 3'],
  [[3, 3], 'steady at Rs 3'],
  [[3, 9, 1, 4], 'from Rs 3 to Rs 4, lowest Rs 1, highest Rs 9'],
])('%j in words: %s', (values, text) => {
  expect(sparklineText(values, (value) => `Rs ${value}`)).toBe(text);
});
