import { useApi } from '../data/use-api.ts';
import { isKept, keptSince } from '../offline/kept-since.ts';
import { servedStorefront } from './served-storefront.ts';

/**
 * Reads a vendor and its menu, without a call if the document contains both.
 * @param key  a subdomain or a vendor id
 * @param version  of the newest menu: bypasses caches that still hold an older one
 */
export function useStorefront(key: string, version?: () => string | undefined) {
  const request = { params: { subdomain: key } };
  return useApi('GET /storefront/{subdomain}', request, {
    read: async (options) => {
      const { getStorefront } = await import('./get-storefront.ts');
      return getStorefront(key, version?.(), options);
    },
    initialData: () => servedStorefront(key),
    initialDataUpdatedAt: keptSince,
    // Refreshes a menu from this device's storage at once.
    staleTime: ({ state }) => (isKept(state.dataUpdatedAt) ? 0 : 60_000),
  });
}
