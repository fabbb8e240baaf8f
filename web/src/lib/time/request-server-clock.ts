import { useEffect } from 'react';
import { readServerClock } from './server-clock.ts';

/**
 * Requests the server's time if the mess seems closed, because a wrong clock must not close the mess. A document with
 * the menu does not give the server's time.
 */
export function useClockIfClosed(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) void requestServerClock();
  }, [isOpen]);
}

async function requestServerClock(): Promise<void> {
  const requestedAt = Date.now();
  try {
    readServerClock(await fetch('/robots.txt', { cache: 'no-store' }), requestedAt);
  } catch {
    // Offline, the page uses the device's clock.
  }
}
