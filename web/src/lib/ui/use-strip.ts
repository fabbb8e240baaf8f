import { type RefObject, useEffect, useRef } from 'react';
import { centredScroll, cutEdges } from './cut-edges.ts';

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
