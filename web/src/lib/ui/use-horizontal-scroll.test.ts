import { describe, expect, it } from 'vitest';
import { centredScroll, cutEdges } from './use-horizontal-scroll.ts';

describe('cutEdges', () => {
  it.each([
    ['cuts nothing if everything fits', 0, 300, 300, false, false],
    ['cuts the end at the start position', 0, 300, 500, false, true],
    ['cuts both ends in the middle', 80, 300, 500, true, true],
    ['cuts the start at the end position', 200, 300, 500, true, false],
    ['ignores a fraction of a pixel before the end', 199.5, 300, 500, true, false],
    ['ignores a fraction of a pixel after the start', 0.5, 300, 500, false, true],
  ])('%s', (_, scrollLeft, clientWidth, scrollWidth, start, end) => {
    expect(cutEdges({ scrollLeft, clientWidth, scrollWidth })).toEqual({ start, end });
  });
});

describe('centredScroll', () => {
  const scroller = { clientWidth: 300, scrollWidth: 900 };

  it('puts the child in the middle', () => {
    expect(centredScroll(scroller, { offsetLeft: 400, offsetWidth: 100 })).toBe(300);
  });

  it('stops at the ends', () => {
    expect(centredScroll(scroller, { offsetLeft: 0, offsetWidth: 100 })).toBe(0);
    expect(centredScroll(scroller, { offsetLeft: 800, offsetWidth: 100 })).toBe(600);
  });

  it('does not scroll if everything fits', () => {
    const fitting = { clientWidth: 300, scrollWidth: 300 };
    expect(centredScroll(fitting, { offsetLeft: 200, offsetWidth: 100 })).toBe(0);
  });
});
