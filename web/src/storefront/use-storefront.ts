import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { useCallback, useRef } from 'react';
import { storefrontQuery } from '../lib/storefront/storefront-query.ts';

interface LiveStorefront {
  query: UseQueryResult<Storefront>;
  /** Fetches past every cache. */
  refresh: () => void;
  /** Fetches the menu of this version. */
  refetchAs: (menuVersion: string) => void;
}

/** The menu, and again whenever it is asked for. */
export function useStorefront(key: string): LiveStorefront {
  const version = useRef<string>(undefined);
  const query = useQuery(storefrontQuery(key, () => version.current));
  const { refetch } = query;

  const refetchAs = useCallback(
    (newVersion: string) => {
      version.current = newVersion;
      void refetch();
    },
    [refetch],
  );
  const refresh = useCallback(() => refetchAs(String(Date.now())), [refetchAs]);

  return { query, refresh, refetchAs };
}
