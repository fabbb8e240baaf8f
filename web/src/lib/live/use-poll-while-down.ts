import { useEffect, useEffectEvent } from 'react';
import type { LiveState } from './live-types.ts';
import { pollWhileDownMs } from './use-live-room.ts';

/** Polls at once and then every 15 s while the connection is down and the page is visible. */
export function usePollWhileDown(link: LiveState, isEnabled: boolean, poll: () => void): void {
  const pollNow = useEffectEvent(poll);
  useEffect(() => {
    if (link !== 'down' || !isEnabled) return;
    pollNow();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') pollNow();
    }, pollWhileDownMs);
    return () => clearInterval(timer);
  }, [link, isEnabled]);
}
