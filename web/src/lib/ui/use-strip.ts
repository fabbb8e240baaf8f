import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a strip that scrolls sideways: sets data-cut-start and data-cut-end where content is cut off, and scrolls to the
 * selected part when `selected` changes.
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

/** The ends at which a strip is cut off. Tolerates fractions of a pixel. */
export function cutEdges({ scrollLeft, clientWidth, scrollWidth }: Scrolled) {
  return {
    start: scrollLeft > 1,
    end: scrollWidth - clientWidth - scrollLeft > 1,
  };
}

/** The scroll position that centres a part, within the ends. */
export function centredScroll(
  { clientWidth, scrollWidth }: Omit<Scrolled, 'scrollLeft'>,
  part: { offsetLeft: number; offsetWidth: number },
): number {
  const centred = part.offsetLeft - (clientWidth - part.offsetWidth) / 2;
  return Math.max(0, Math.min(centred, scrollWidth - clientWidth));
}
