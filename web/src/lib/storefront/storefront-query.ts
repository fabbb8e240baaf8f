import { queryOptions } from '@tanstack/react-query';
import { isRefetch } from '../api/is-refetch.ts';
import { isKept, keptSince } from '../offline/kept-since.ts';
import { servedStorefront } from './served-storefront.ts';

/**
 * A vendor and its menu. What a document brings along needs no call, so the request layer comes only
 * when it is called for.
 * @param version  of the menu that is wanted: goes past every cache that still holds an older one
 */
export function storefrontQuery(key: string, version = (): string | undefined => undefined) {
  const queryKey = ['storefront', key];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const { getStorefront } = await import('./get-storefront.ts');
      return getStorefront(key, {
        version: version(),
        signal,
        // With a menu on screen a failed refresh is no news to the customer.
        background: isRefetch(client, queryKey),
      });
    },
    initialData: () => servedStorefront(key),
    initialDataUpdatedAt: keptSince,
    // A menu kept on this device is asked for again, at once and when the network comes back.
    staleTime: ({ state }) => (isKept(state.dataUpdatedAt) ? 0 : 60_000),
    refetchOnReconnect: true,
  });
}
