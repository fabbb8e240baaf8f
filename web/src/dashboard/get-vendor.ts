import { useQuery } from '@tanstack/react-query';
import { callApi } from '../lib/api/call-api.ts';
import { isRefetch } from '../lib/api/is-refetch.ts';
import { keepVendor } from './shared/keep-vendor.ts';
import { ownVendorKey } from './shared/own-vendor.ts';

/** Which vendor a dashboard is of: by id, or where a person has none, by the host that it is seen at. */
export type VendorHint = { id: string } | { subdomain: string };

/** The vendor whose dashboard this is. */
export function useOwnVendor(hint: VendorHint) {
  return useQuery({
    queryKey: 'id' in hint ? ownVendorKey(hint.id) : ['vendor-of', hint.subdomain],
    queryFn: async ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const call = { signal, quiet: true, background };
      const { vendor } = await ('id' in hint
        ? callApi('GET /vendors/{vendorId}', { params: { vendorId: hint.id }, ...call })
        : callApi('GET /vendors/subdomain/{subdomain}', { params: hint, ...call }));
      keepVendor(vendor);
      return vendor;
    },
    staleTime: 5 * 60_000,
  });
}
