import { type RefObject, useEffect } from 'react';
import { isFocusIdle } from '../../lib/route-focus/focus-new-page.ts';

/** The element that gets the focus when a step starts: the marked one, else the first field. */
export function firstFieldOf(step: HTMLElement | null): HTMLElement | null | undefined {
  return (
    step?.querySelector<HTMLElement>('[data-step-start]') ??
    step?.querySelector<HTMLElement>('input:not([hidden])')
  );
}

/** Focuses the first field of a page. Does nothing on a touch screen, where the focus would open the keyboard. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    if (isFocusIdle()) firstFieldOf(page.current)?.focus();
  }, [page]);
}
