import { useEffect } from 'react';
import { callApi } from '../lib/api/call-api.ts';
import { useApi } from '../lib/data/use-api.ts';
import type { Vendor } from './shared/own-vendor.ts';

/** The id of the dashboard's vendor, or a subdomain if the signed-in person has no vendor. */
export type VendorHint = { id: string } | { subdomain: string };

const fiveMinutesMs = 5 * 60_000;

/** Reads the vendor of the dashboard. */
export function useDashboardVendor(hint: VendorHint) {
  const vendorId = 'id' in hint ? hint.id : hint.subdomain;
  const reading = useApi(
    'GET /vendors/{vendorId}',
    { params: { vendorId } },
    {
      ...('subdomain' in hint && {
        read: (options) =>
          callApi('GET /vendors/subdomain/{subdomain}', { params: hint, ...options }),
      }),
      select: ({ vendor }) => vendor,
      staleTime: fiveMinutesMs,
      // The dashboard may stay open all day, and must notice a suspension.
      refetchInterval: fiveMinutesMs,
    },
  );
  const { data } = reading;
  useEffect(() => {
    if (data) storeVendor(data);
  }, [data]);
  return reading;
}

/** Stores only id, name and subdomain. Rule: tenancy-16 */
function storeVendor({ id, displayName, subdomain }: Vendor): void {
  try {
    localStorage.setItem('thali.vendor', JSON.stringify({ id, name: displayName, subdomain }));
  } catch {
    // Storage may be full or disabled. The dashboard works without it.
  }
}

interface HintSources {
  vendorId: string | null;
  /** The vendor's subdomain from the host. */
  tenant: string | undefined;
  host: string;
}

/**
 * The vendor of the session, else the subdomain of the host ('demo' on localhost), else undefined.
 * Rule: tenancy-8
 */
export function vendorHint({ vendorId, tenant, host }: HintSources): VendorHint | undefined {
  if (vendorId) return { id: vendorId };
  const subdomain = tenant ?? (host === 'localhost' ? 'demo' : undefined);
  return subdomain ? { subdomain } : undefined;
}
