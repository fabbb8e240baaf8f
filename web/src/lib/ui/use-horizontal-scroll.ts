import { type RefObject, useEffect, useRef } from 'react';

/**
 * Handles an element that scrolls sideways. Sets data-cut-start and data-cut-end where content is cut off, and scrolls
 * to the selected child when `selected` or the element's width changes.
 */
export function useHorizontalScroll(selected: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const markCutEdges = () => {
      const { start, end } = cutEdges(scroller);
      scroller.toggleAttribute('data-cut-start', start);
      scroller.toggleAttribute('data-cut-end', end);
    };
    const observer = new ResizeObserver(markCutEdges);
    for (const child of [scroller, ...scroller.children]) observer.observe(child);
    scroller.addEventListener('scroll', markCutEdges, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', markCutEdges);
    };
  }, []);

  // The observer calls at once, and again after a phone is turned.
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const observer = new ResizeObserver(() => {
      const child = scroller.querySelector<HTMLElement>(`[data-value="${CSS.escape(selected)}"]`);
      if (child) scroller.scrollLeft = centredScroll(scroller, child);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [selected]);

  return ref;
}

interface ScrollMetrics {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** Whether content is cut off at the start and at the end. Tolerates fractions of a pixel. */
export function cutEdges({ scrollLeft, clientWidth, scrollWidth }: ScrollMetrics) {
  return {
    start: scrollLeft > 1,
    end: scrollWidth - clientWidth - scrollLeft > 1,
  };
}

/** The scroll position that centres a child as far as possible. */
export function centredScroll(
  { clientWidth, scrollWidth }: Omit<ScrollMetrics, 'scrollLeft'>,
  child: { offsetLeft: number; offsetWidth: number },
): number {
  const centred = child.offsetLeft - (clientWidth - child.offsetWidth) / 2;
  return Math.max(0, Math.min(centred, scrollWidth - clientWidth));
}
