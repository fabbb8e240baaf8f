import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useCallback, useRef } from 'react';
import { useLiveRoom } from '../../live/use-live-room.ts';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import { servedStorefront } from './served-storefront.ts';

interface LiveStorefront {
  query: UseQueryResult<Storefront>;
  /** Fetches past every cache. */
  refresh: () => void;
}

/**
 * The menu, and again whenever the kitchen changes it. What a document brings along needs no call,
 * so the request layer comes only when it is called for.
 */
export function useStorefront(key: string): LiveStorefront {
  const version = useRef<string>(undefined);
  const query = useQuery({
    queryKey: ['storefront', key],
    queryFn: async ({ signal, client }) => {
      const { readStorefront } = await import('./read-storefront.ts');
      return readStorefront(key, {
        version: version.current,
        signal,
        // With a menu on screen a failed refresh is no news to the customer.
        background: client.getQueryData(['storefront', key]) !== undefined,
      });
    },
    initialData: () => servedStorefront(key),
    staleTime: 60_000,
  });
  const { data, refetch } = query;

  const refetchAs = useCallback(
    (newVersion: string) => {
      version.current = newVersion;
      void refetch();
    },
    [refetch],
  );
  const refresh = useCallback(() => refetchAs(String(Date.now())), [refetchAs]);

  const link = useLiveRoom({
    room: data && `vendor:${data.vendor.id}`,
    proof: async () => ({ token: null }),
    onEvent(event) {
      if (event.event === 'menu:update' && event.data.menuVersion !== data?.menuVersion) {
        refetchAs(event.data.menuVersion);
      }
    },
    onRejoined: refresh,
  });
  usePollWhileDown(link, data !== undefined, () => void refetch());

  return { query, refresh };
}
