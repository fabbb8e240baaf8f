import { describe, expect, it } from 'vitest';
import { fitNumbers } from './fit-numbers.ts';

/** Half of a screen, without its head. */
const hd = { width: 600, height: 560 };
const uhd = { width: 1800, height: 1680 };

describe('the figures of the board', () => {
  it('are as large as their number allows', () => {
    const sizes = [1, 4, 12, 30, 60].map((count) => fitNumbers(hd, count, 2).fontSize);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeGreaterThan(200);
  });

  it.each([1, 7, 60])(
    'fill a screen of three times the size as they fill a small one: %d',
    (count) => {
      const [small, large] = [fitNumbers(hd, count, 3), fitNumbers(uhd, count, 3)];
      expect(large.fontSize / small.fontSize).toBeCloseTo(3);
      expect(large.columns).toBe(small.columns);
    },
  );

  it.each([
    [hd, 60, 2],
    [hd, 60, 3],
    [hd, 200, 6],
    [{ width: 360, height: 300 }, 25, 6],
    [{ width: 1100, height: 120 }, 8, 2],
  ])('stay within their box, and readable: %o', (box, count, longest) => {
    const { columns, fontSize, perPage } = fitNumbers(box, count, longest);
    const rows = Math.ceil(Math.min(perPage, count) / columns);
    expect(columns * fontSize * longest * 0.6).toBeLessThanOrEqual(box.width);
    expect(rows * fontSize * 1.2).toBeLessThanOrEqual(box.height);
    expect(fontSize).toBeGreaterThanOrEqual(Math.min(box.width, box.height) * 0.07);
    expect(perPage).toBeGreaterThan(0);
  });

  it('show sixty tokens of two figures at once, and more on further pages', () => {
    expect(fitNumbers(hd, 60, 2).perPage).toBe(60);
    expect(fitNumbers(hd, 300, 6).perPage).toBeLessThan(300);
  });
});
