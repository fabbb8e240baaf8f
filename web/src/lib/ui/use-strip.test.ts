import { describe, expect, it } from 'vitest';
import { centredScroll, cutEdges } from './use-strip.ts';

describe('cutEdges', () => {
  it.each([
    ['all of it fits', 0, 300, 300, false, false],
    ['at the beginning', 0, 300, 500, false, true],
    ['in the middle', 80, 300, 500, true, true],
    ['at the end', 200, 300, 500, true, false],
    ['a fraction before the end', 199.5, 300, 500, true, false],
    ['a fraction after the beginning', 0.5, 300, 500, false, true],
  ])('%s', (_, scrollLeft, clientWidth, scrollWidth, start, end) => {
    expect(cutEdges({ scrollLeft, clientWidth, scrollWidth })).toEqual({ start, end });
  });
});

describe('centredScroll', () => {
  const strip = { clientWidth: 300, scrollWidth: 900 };

  it('puts the part in the middle', () => {
    expect(centredScroll(strip, { offsetLeft: 400, offsetWidth: 100 })).toBe(300);
  });

  it('stays within the ends', () => {
    expect(centredScroll(strip, { offsetLeft: 0, offsetWidth: 100 })).toBe(0);
    expect(centredScroll(strip, { offsetLeft: 800, offsetWidth: 100 })).toBe(600);
  });

  it('does not scroll if everything fits', () => {
    const fitting = { clientWidth: 300, scrollWidth: 300 };
    expect(centredScroll(fitting, { offsetLeft: 200, offsetWidth: 100 })).toBe(0);
  });
});
