import { type RefObject, useEffect, useRef, useState } from 'react';

/** The size of an element, in pixels of the page. */
export function useBox<E extends HTMLElement>(): [
  RefObject<E | null>,
  DOMRectReadOnly | undefined,
] {
  const element = useRef<E>(null);
  const [box, setBox] = useState<DOMRectReadOnly>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setBox(entry?.contentRect));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, box];
}
