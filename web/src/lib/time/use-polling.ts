import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` every `everyMs` while the page is visible, or never if `everyMs` is undefined. */
export function usePolling(everyMs: number | undefined, poll: () => void): void {
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pollNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
