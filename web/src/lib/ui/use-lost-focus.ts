import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Where a change takes the focused control off the page, the focus would be nowhere: it goes to what
 * `find` gives. The first showing moves nothing.
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
