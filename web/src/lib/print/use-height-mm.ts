import { type RefObject, useEffect, useState } from 'react';

const mmPerPixel = 25.4 / 96;

/** How tall something is, in whole millimetres, also after its fonts have come; undefined before it is measured. */
export function useHeightMm(element: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // A page that is a pixel too short would break onto a second one.
    const observer = new ResizeObserver(() =>
      setHeight(Math.ceil(current.offsetHeight * mmPerPixel) + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
