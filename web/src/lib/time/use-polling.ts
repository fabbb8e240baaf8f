import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` every `refetchEvery` while the page is visible, or never if `refetchEvery` is undefined. */
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
