import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../lib/data/use-api.ts';

/** The second read gets figures that the server updates a little later. Rule: analytics-12 */
const delaysMs = [300, 3000];

/**
 * Reads today's figures, and reads again after each change of the orders.
 * @param changeKey  differs after each change of the orders; undefined while unknown
 */
export function useSummary(vendorId: string, today: string, changeKey: string | undefined) {
  const request = { query: { vendorId } };
  const query = useApi('GET /orders/analytics/summary', request, {
    day: today,
    refetchOnMount: 'always',
  });
  const readAgain = useEffectEvent(() => void query.refetch());
  const lastKey = useRef(changeKey);

  useEffect(() => {
    const isFirst = lastKey.current === undefined;
    const isSame = lastKey.current === changeKey;
    lastKey.current = changeKey;
    if (isFirst || isSame) return;
    const timers = delaysMs.map((ms) => setTimeout(() => readAgain(), ms));
    return () => timers.forEach(clearTimeout);
  }, [changeKey]);

  return query;
}
