import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a strip to its selected chip. @param selected  changes with the selection */
export function useChipInView<E extends HTMLElement>(selected: unknown): RefObject<E | null> {
  const strip = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection moves the strip
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!strip.current || !chip) return;
    strip.current.scrollLeft = chip.offsetLeft - (strip.current.clientWidth - chip.clientWidth) / 2;
  }, [selected]);
  return strip;
}
