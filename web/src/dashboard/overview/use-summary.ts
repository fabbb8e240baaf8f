import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../lib/data/use-api.ts';

/** The second read catches figures that the server updates a little later. Rule: analytics-12 */
const delaysMs = [300, 3000];

/**
 * Today's figures, read again after each change of the orders.
 * @param pulse  changes with each change of the orders; undefined while unknown
 */
export function useSummary(vendorId: string, today: string, pulse: string | undefined) {
  const request = { query: { vendorId } };
  const query = useApi('GET /orders/analytics/summary', request, {
    day: today,
    refetchOnMount: 'always',
  });
  const ask = useEffectEvent(() => void query.refetch());
  const known = useRef(pulse);

  useEffect(() => {
    const isFirst = known.current === undefined;
    const isSame = known.current === pulse;
    known.current = pulse;
    if (isFirst || isSame) return;
    const timers = delaysMs.map((ms) => setTimeout(() => ask(), ms));
    return () => timers.forEach(clearTimeout);
  }, [pulse]);

  return query;
}
