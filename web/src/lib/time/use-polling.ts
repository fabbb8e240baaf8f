import { useEffect, useEffectEvent } from 'react';

/** Polls while the page is visible; undefined: never. */
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
