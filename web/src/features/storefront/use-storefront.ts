import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useCallback, useRef } from 'react';
import { useLiveRoom } from '../../live/use-live-room.ts';
import { usePollWhileDown } from '../../live/use-poll-while-down.ts';
import { storefrontQuery } from './storefront-query.ts';

interface LiveStorefront {
  query: UseQueryResult<Storefront>;
  /** Fetches past every cache. */
  refresh: () => void;
}

/** The menu, and again whenever the kitchen changes it. */
export function useStorefront(key: string): LiveStorefront {
  const version = useRef<string>(undefined);
  const query = useQuery(storefrontQuery(key, () => version.current));
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
