import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the content is wider than its container. */
export function useOverflows(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const measure = () => setOverflows(inner.offsetWidth > outer.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return overflows;
}
