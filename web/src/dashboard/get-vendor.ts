import { useQuery } from '@tanstack/react-query';
import { callApi } from '../lib/api/call-api.ts';
import { isAskedAgain } from '../lib/api/is-refetch.ts';
import { keepVendor } from './shared/keep-vendor.ts';
import { ownVendorKey, type Vendor } from './shared/own-vendor.ts';

/** Which vendor a dashboard is of: by id, or where a person has none, by the host that it is seen at. */
export type VendorClue = { id: string } | { subdomain: string };

/** The vendor whose dashboard this is. */
export function useOwnVendor(clue: VendorClue) {
  return useQuery({
    queryKey: 'id' in clue ? ownVendorKey(clue.id) : ['vendor-of', clue.subdomain],
    queryFn: async ({ client, queryKey, signal }) => {
      const path =
        'id' in clue
          ? `/vendors/${encodeURIComponent(clue.id)}`
          : `/vendors/subdomain/${encodeURIComponent(clue.subdomain)}`;
      const background = isAskedAgain(client, queryKey);
      const call = { signal, quiet: true, background };
      const answer = await callApi<{ vendor: Vendor }>('GET', path, call);
      keepVendor(answer.vendor);
      return answer.vendor;
    },
    staleTime: 5 * 60_000,
  });
}
