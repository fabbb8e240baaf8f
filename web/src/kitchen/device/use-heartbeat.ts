import { useEffect } from 'react';
import { reportDevice } from './report-device.ts';

const everyMs = 5 * 60_000;

/** Reports at the start, every five minutes, and when the network is back. Rule: kitchen-12 */
export function useHeartbeat(): void {
  useEffect(() => {
    const report = () => void reportDevice();
    report();
    const timer = setInterval(report, everyMs);
    addEventListener('online', report);
    return () => {
      clearInterval(timer);
      removeEventListener('online', report);
    };
  }, []);
}
