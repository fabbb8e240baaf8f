import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';

/** Once more for figures that follow their order a little later. Rule: analytics-12 */
const afterMs = [300, 3000];

/**
 * Today's figures: fetched again when an order has come or moved on, and from the start on a new day.
 * @param pulse  another text with each change of the orders; undefined while they are not known
 */
export function useSummary(vendorId: string, today: string, pulse: string | undefined) {
  const query = useQuery({
    queryKey: ['vendor-summary', vendorId, today],
    queryFn: ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const call = { query: { vendorId }, signal, quiet: true, background };
      return callApi('GET /orders/analytics/summary', call);
    },
    refetchOnMount: 'always',
    refetchOnReconnect: true,
  });
  const ask = useEffectEvent(() => void query.refetch());
  const known = useRef(pulse);

  useEffect(() => {
    const isFirst = known.current === undefined;
    const isSame = known.current === pulse;
    known.current = pulse;
    if (isFirst || isSame) return;
    const timers = afterMs.map((ms) => setTimeout(() => ask(), ms));
    return () => timers.forEach(clearTimeout);
  }, [pulse]);

  return query;
}
