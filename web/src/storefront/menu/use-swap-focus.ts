import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a place where one control gives way to another: focus that was in it goes to the last button
 * of what comes, instead of getting lost.
 * @returns the ref of the place, and a function to call just before a swap
 */
export function useSwapFocus(shown: unknown): [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the swap is what moves the focus
  useLayoutEffect(() => {
    const buttons = hadFocus.current ? place.current?.querySelectorAll('button') : undefined;
    hadFocus.current = false;
    [...(buttons ?? [])].at(-1)?.focus();
  }, [shown]);

  function beforeSwap() {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  }
  return [place, beforeSwap];
}
