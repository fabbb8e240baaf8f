import { useEffect, useEffectEvent } from 'react';

/** Asks every so often while the page is seen; undefined: not at all. */
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
