import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { isVendorId } from './storefront-key.ts';

interface ReadOptions {
  /** Goes past every cache that still holds an older menu. */
  version: string | undefined;
  signal: AbortSignal;
  background: boolean;
}

/** A vendor and its menu in one call. The key is a subdomain, else a vendor id. */
export async function getStorefront(key: string, options: ReadOptions): Promise<Storefront> {
  try {
    return await bySubdomain(key.toLowerCase(), options);
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status < 500;
    if (!isUnknown || !isVendorId(key)) throw error;
    const { signal, background } = options;
    const call = { params: { vendorId: key }, signal, background, quiet: true };
    const { vendor } = await callApi('GET /vendors/{vendorId}', call);
    return bySubdomain(vendor.subdomain, options);
  }
}

function bySubdomain(subdomain: string, { version, signal, background }: ReadOptions) {
  return callApi('GET /storefront/{subdomain}', {
    params: { subdomain },
    query: { v: version },
    signal,
    background,
    quiet: true,
  });
}
