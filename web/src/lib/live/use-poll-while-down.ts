import { useEffect, useEffectEvent } from 'react';
import type { LiveState } from './live-types.ts';
import { pollWhileDownMs } from './use-live-room.ts';

/** Polls at once and then every 15 s while the connection is down, but not on a hidden page. */
export function usePollWhileDown(link: LiveState, isEnabled: boolean, poll: () => void): void {
  const ask = useEffectEvent(poll);
  useEffect(() => {
    if (link !== 'down' || !isEnabled) return;
    ask();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, pollWhileDownMs);
    return () => clearInterval(timer);
  }, [link, isEnabled]);
}
