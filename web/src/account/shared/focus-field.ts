import { type RefObject, useEffect } from 'react';
import { isFocusIdle } from '../../lib/route-focus/arrive.ts';

/** Where a step begins: what says so, else its first field. */
export function firstFieldOf(step: HTMLElement | null): HTMLElement | null | undefined {
  return (
    step?.querySelector<HTMLElement>('[data-step-start]') ??
    step?.querySelector<HTMLElement>('input:not([hidden])')
  );
}

/** A page begins in its first empty field, but not on touch, where that would raise the keyboard. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    if (isFocusIdle()) firstFieldOf(page.current)?.focus();
  }, [page]);
}
