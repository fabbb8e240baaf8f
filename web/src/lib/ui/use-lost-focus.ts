import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the result of `find` when a change removes the focused control. The first render moves nothing.
 */
export function useLostFocus(change: unknown, find: () => HTMLElement | null | undefined): void {
  const last = useRef(change);
  const catchFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (Object.is(last.current, change)) return;
    last.current = change;
    catchFocus();
  }, [change]);
}
