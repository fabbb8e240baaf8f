import { useEffect, useEffectEvent } from 'react';

/** Calls `ask` every `everyMs` while the page is visible, or never if `everyMs` is undefined. */
export function usePolling(everyMs: number | undefined, ask: () => void): void {
  const poll = useEffectEvent(ask);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') poll();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
