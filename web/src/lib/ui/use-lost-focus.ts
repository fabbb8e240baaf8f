import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to the result of `find` when a new value of `trigger` removes the focused control. Does nothing on
 * the first render.
 */
export function useLostFocus(trigger: unknown, find: () => HTMLElement | null | undefined): void {
  const lastTrigger = useRef(trigger);
  const catchFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (Object.is(lastTrigger.current, trigger)) return;
    lastTrigger.current = trigger;
    catchFocus();
  }, [trigger]);
}
