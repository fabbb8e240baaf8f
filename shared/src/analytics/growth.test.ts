import { describe, expect, it } from 'vitest';
import { growth, percentText } from './growth.ts';

describe('growth', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 100],
    [5000.5, 0, 100],
    [0, 5, -100],
    [10, 10, 0],
    [15, 10, 50],
    [5, 10, -50],
    [30, 10, 200],
    [2, 3, -33.3],
    [1, 3, -66.7],
    [4, 3, 33.3],
    [1001, 1000, 0.1],
    [100.5, 100, 0.5],
    [120.35, 100.1, 20.2],
    // Halves are rounded up.
    [2001, 2000, 0.1],
    [2299, 2000, 15],
  ])('of %d after %d is %d percent', (current, previous, percent) => {
    expect(growth(current, previous)).toBeCloseTo(percent, 10);
  });

  it('has one decimal and rounds halves up, for any numbers', () => {
    const wrong: string[] = [];
    for (let previous = 1; previous <= 2000; previous += 7) {
      for (let added = 0; added <= 2000; added += 11) {
        const tenths = Math.floor((added * 2000 + previous) / (2 * previous));
        if (growth(previous + added, previous) !== tenths / 10)
          wrong.push(`${added} of ${previous}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a part of a whole', () => {
  it.each([
    [0, 0, '0.0'],
    [0, 5, '0.0'],
    [5, 5, '100.0'],
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [191, 200, '95.5'],
    [1, 2000, '0.1'],
    [1, 2001, '0.0'],
    [1999, 2000, '100.0'],
    [1149, 2000, '57.5'],
  ])('is written for %i of %i as %s percent', (part, whole, text) => {
    expect(percentText(part, whole)).toBe(text);
  });

  it('has one decimal and rounds halves up, for any numbers', () => {
    const wrong: string[] = [];
    for (let whole = 1; whole <= 2000; whole += 1) {
      for (let part = 0; part <= whole; part += 13) {
        const tenths = Math.floor((part * 2000 + whole) / (2 * whole));
        const text = `${Math.floor(tenths / 10)}.${tenths % 10}`;
        if (percentText(part, whole) !== text) wrong.push(`${part} of ${whole}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
