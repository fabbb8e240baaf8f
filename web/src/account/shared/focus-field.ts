import { type RefObject, useEffect } from 'react';
import { isFocusIdle } from '../../lib/route-focus/arrive.ts';

/** The start of a step: the marked element, else its first field. */
export function firstFieldOf(step: HTMLElement | null): HTMLElement | null | undefined {
  return (
    step?.querySelector<HTMLElement>('[data-step-start]') ??
    step?.querySelector<HTMLElement>('input:not([hidden])')
  );
}

/** Focuses the first field of a page. On a touch screen that would open the keyboard, so it does nothing there. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    if (isFocusIdle()) firstFieldOf(page.current)?.focus();
  }, [page]);
}
