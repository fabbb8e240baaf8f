import { useEffect } from 'react';
import { readServerClock } from './server-clock.ts';

/**
 * Asks the server for its time if the mess seems closed. A document brings the menu without a time, and a wrong clock
 * must not close the mess.
 */
export function useClockIfClosed(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) void askServerClock();
  }, [isOpen]);
}

async function askServerClock(): Promise<void> {
  const requestedAt = Date.now();
  try {
    readServerClock(await fetch('/robots.txt', { cache: 'no-store' }), requestedAt);
  } catch {
    // Without the network, the device's clock has to do.
  }
}
