import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` at this interval while the page is visible. Never calls it without an interval. */
export function usePolling(intervalMs: number | undefined, poll: () => void): void {
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (intervalMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pollNow();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
}
