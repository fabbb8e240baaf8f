import { toIst } from '@thali/shared/time/ist';
import { useEffect, useState } from 'react';

/** The current time, updated at an interval. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Rule: dashboard-4 */
export const checkMs = 60_000;

/** The day in India, YYYY-MM-DD, checked each minute. */
export function useToday(): string {
  return toIst(useNow(checkMs)).date;
}
