import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` every `refetchEvery` while the page is visible, or never if `refetchEvery` is undefined. */
export function usePolling(refetchEvery: number | undefined, poll: () => void): void {
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (refetchEvery === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pollNow();
    }, refetchEvery);
    return () => clearInterval(timer);
  }, [refetchEvery]);
}
