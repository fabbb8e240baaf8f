import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the result of `find` when a change of `change` removes the focused control. Does nothing on the
 * first render.
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
