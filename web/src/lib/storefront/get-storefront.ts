import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { ApiError } from '../api/api-error.ts';
import { type CallOptions, callApi } from '../api/call-api.ts';
import { isVendorId } from './storefront-key.ts';

/**
 * A vendor and its menu in one call.
 * @param key  a subdomain or a vendor id
 * @param version  the newest menu version, to bypass caches that still hold an older menu
 */
export async function getStorefront(
  key: string,
  version: string | undefined,
  options: CallOptions,
): Promise<Storefront> {
  const read = (subdomain: string) =>
    callApi('GET /storefront/{subdomain}', {
      params: { subdomain },
      query: { v: version },
      ...options,
    });
  try {
    return await read(key.toLowerCase());
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status < 500;
    if (!isUnknown || !isVendorId(key)) throw error;
    const call = { params: { vendorId: key }, ...options };
    const { vendor } = await callApi('GET /vendors/{vendorId}', call);
    return read(vendor.subdomain);
  }
}
