import { useApi } from '../data/use-api.ts';
import { isFromStorage, storageTime } from '../offline/storage-time.ts';
import { servedStorefront } from './served-storefront.ts';

/**
 * Reads a vendor and its menu. Makes no call if the document contains both.
 * @param key  a subdomain or a vendor id
 * @param version  the newest menu version, to bypass caches that still hold an older menu
 */
export function useStorefront(key: string, version?: () => string | undefined, enabled = true) {
  const request = { params: { subdomain: key } };
  return useApi('GET /storefront/{subdomain}', request, {
    read: async (options) => {
      const { getStorefront } = await import('./get-storefront.ts');
      return getStorefront(key, version?.(), options);
    },
    enabled,
    initialData: () => servedStorefront(key),
    initialDataUpdatedAt: storageTime,
    // A menu from this device's storage may be old, so refresh it at once.
    staleTime: ({ state }) => (isFromStorage(state.dataUpdatedAt) ? 0 : 60_000),
  });
}
