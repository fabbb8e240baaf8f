import { useQuery } from '@tanstack/react-query';
import { callApi } from '../lib/api/call-api.ts';
import { isRefetch } from '../lib/api/is-refetch.ts';
import { recoverAfterMs } from '../lib/api/recover-after.ts';
import { ownVendorKey, type Vendor } from './shared/own-vendor.ts';

/** Which vendor a dashboard is of: by id, or where a person has none, by the host that it is seen at. */
export type VendorHint = { id: string } | { subdomain: string };

const fiveMinutesMs = 5 * 60_000;

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
    staleTime: fiveMinutesMs,
    // A kitchen's screen stays open all day, and is to hear of a suspension.
    refetchInterval: ({ state }) => recoverAfterMs(state) || fiveMinutesMs,
  });
}

/** Id, name and subdomain of the vendor, and nothing else of it. Rule: tenancy-16 */
function keepVendor({ id, displayName, subdomain }: Vendor): void {
  try {
    localStorage.setItem('thali.vendor', JSON.stringify({ id, name: displayName, subdomain }));
  } catch {
    // Storage that is full or switched off: the dashboard does without.
  }
}

interface HintSources {
  vendorId: string | null;
  /** The vendor of the host. */
  tenant: string | undefined;
  host: string;
}

/**
 * By the person's vendor, otherwise by the first host label, which on localhost is 'demo'; undefined
 * where neither is known. Rule: tenancy-8
 */
export function vendorHint({ vendorId, tenant, host }: HintSources): VendorHint | undefined {
  if (vendorId) return { id: vendorId };
  const subdomain = tenant ?? (host === 'localhost' ? 'demo' : undefined);
  return subdomain ? { subdomain } : undefined;
}
