import { type RefObject, useEffect } from 'react';
import { isFocusIdle } from '../../lib/route-focus/focus-new-page.ts';

/** The element to focus when a step starts: the marked element, else the first field. */
export function firstFieldOf(step: HTMLElement | null): HTMLElement | null | undefined {
  return (
    step?.querySelector<HTMLElement>('[data-step-start]') ??
    step?.querySelector<HTMLElement>('input:not([hidden])')
  );
}

/** Focuses the first field of a page. A touch screen is an exception, because the focus would open its keyboard. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    if (isFocusIdle()) firstFieldOf(page.current)?.focus();
  }, [page]);
}
