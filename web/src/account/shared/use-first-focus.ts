import { type RefObject, useEffect } from 'react';
import { isFocusIdle } from '../../lib/route-focus/arrive.ts';
import { firstFieldOf } from './focus-field.ts';

/** A page begins in its first empty field, but not on touch, where that would raise the keyboard. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    if (isFocusIdle()) firstFieldOf(page.current)?.focus();
  }, [page]);
}
