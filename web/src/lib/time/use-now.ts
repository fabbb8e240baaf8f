import { toIst } from '@thali/shared/time/ist';
import { useEffect, useState } from 'react';
import { clockBehind, serverNow } from './server-clock.ts';

/** The server's current time, updated at an interval. A device's clock can be wrong by hours. */
export function useNow(updateMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const update = () => setNow(new Date(serverNow()));
    const timer = setInterval(update, updateMs);
    const stop = clockBehind.subscribe(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [updateMs]);
  return now;
}

/** Rule: dashboard-4 */
export const dayCheckMs = 60_000;

/** The day in India, YYYY-MM-DD, checked each minute. */
export function useToday(): string {
  return toIst(useNow(dayCheckMs)).date;
}
