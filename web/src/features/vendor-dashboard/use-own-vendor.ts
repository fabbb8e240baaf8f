import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getVendor } from '@thali/shared/vendors/get-vendor.contract';
import { callApi } from '../../api/call-api.ts';

export type Vendor = OutputOf<typeof getVendor>['vendor'];

/** The vendor whose dashboard this is. */
export function useOwnVendor(vendorId: string) {
  return useQuery({
    queryKey: ['vendor', vendorId],
    queryFn: async ({ signal }) => {
      const path = `/vendors/${encodeURIComponent(vendorId)}`;
      const answer = await callApi<{ vendor: Vendor }>('GET', path, { signal, quiet: true });
      return answer.vendor;
    },
    staleTime: 5 * 60_000,
  });
}
