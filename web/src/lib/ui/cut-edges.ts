export interface Scrolled {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** At which ends a strip that scrolls sideways is cut off. Browsers scroll to fractions of a pixel. */
export function cutEdges({ scrollLeft, clientWidth, scrollWidth }: Scrolled) {
  return {
    start: scrollLeft > 1,
    end: scrollWidth - clientWidth - scrollLeft > 1,
  };
}

/** Where to scroll so that a part stands in the middle, as far as the ends let it. */
export function centredScroll(
  { clientWidth, scrollWidth }: Omit<Scrolled, 'scrollLeft'>,
  part: { offsetLeft: number; offsetWidth: number },
): number {
  const wanted = part.offsetLeft - (clientWidth - part.offsetWidth) / 2;
  return Math.max(0, Math.min(wanted, scrollWidth - clientWidth));
}
