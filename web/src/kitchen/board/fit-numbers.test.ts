import { describe, expect, it } from 'vitest';
import { fitNumbers } from './fit-numbers.ts';

/** Half of an HD screen, without the header. */
const hd = { width: 600, height: 560 };
const uhd = { width: 1800, height: 1680 };

describe('the numbers of the board', () => {
  it('are larger if there are fewer', () => {
    const sizes = [1, 4, 12, 30, 60].map((count) => fitNumbers(hd, count, 2).fontSize);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(200);
  });

  it.each([1, 7, 60])('grow with the screen: %d', (count) => {
    const [small, large] = [fitNumbers(hd, count, 3), fitNumbers(uhd, count, 3)];
    expect(large.fontSize / small.fontSize).toBeCloseTo(3);
    expect(large.columns).toBe(small.columns);
  });

  it.each([
    [hd, 60, 2],
    [hd, 60, 3],
    [hd, 200, 6],
    [{ width: 360, height: 300 }, 25, 6],
    [{ width: 1100, height: 120 }, 8, 2],
  ])('fit into their box and stay readable: %o', (box, count, maxLength) => {
    const { columns, fontSize, perPage } = fitNumbers(box, count, maxLength);
    const rows = Math.ceil(Math.min(perPage, count) / columns);
    expect(columns * fontSize * maxLength * 0.6).toBeLessThanOrEqual(box.width);
    expect(rows * fontSize * 1.2).toBeLessThanOrEqual(box.height);
    expect(fontSize).toBeGreaterThanOrEqual(Math.min(box.width, box.height) * 0.07);
    expect(perPage).toBeGreaterThan(0);
  });

  it('show sixty tokens of two digits at once, and more on further pages', () => {
    expect(fitNumbers(hd, 60, 2).perPage).toBe(60);
    expect(fitNumbers(hd, 300, 6).perPage).toBeLessThan(300);
  });
});
