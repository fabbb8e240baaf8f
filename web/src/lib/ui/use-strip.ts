import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a strip that scrolls sideways: marks it with data-cut-start and data-cut-end where it is cut
 * off, and brings its selected part into view whenever `selected` changes.
 */
export function useStrip(selected: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const mark = () => {
      const { start, end } = cutEdges(strip);
      strip.toggleAttribute('data-cut-start', start);
      strip.toggleAttribute('data-cut-end', end);
    };
    const observer = new ResizeObserver(mark);
    for (const part of [strip, ...strip.children]) observer.observe(part);
    strip.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', mark);
    };
  }, []);

  useEffect(() => {
    const strip = ref.current;
    const part = strip?.querySelector<HTMLElement>(`[data-value="${CSS.escape(selected)}"]`);
    if (strip && part) strip.scrollLeft = centredScroll(strip, part);
  }, [selected]);

  return ref;
}

interface Scrolled {
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

/** Where to scroll so that a part is in the middle, as far as the ends let it. */
export function centredScroll(
  { clientWidth, scrollWidth }: Omit<Scrolled, 'scrollLeft'>,
  part: { offsetLeft: number; offsetWidth: number },
): number {
  const wanted = part.offsetLeft - (clientWidth - part.offsetWidth) / 2;
  return Math.max(0, Math.min(wanted, scrollWidth - clientWidth));
}
