import { canonicalSubdomain } from '@thali/shared/tenancy/resolve-tenant';

const vendorId = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** The key in `/menu/{key}`: a vendor's id or a subdomain. Rule: tenancy-13 */
export function storefrontKeyOf(key: string): string {
  return isVendorId(key) ? key : canonicalSubdomain(key);
}

export function isVendorId(key: string): boolean {
  return vendorId.test(key);
}
