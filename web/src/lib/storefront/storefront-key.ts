import { canonicalSubdomain } from '@thali/shared/tenancy/resolve-tenant';

const vendorId = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** What `/menu/{key}` names: a vendor's id as it is, else a subdomain. Rule: tenancy-13 */
export function storefrontKeyOf(key: string): string {
  return isVendorId(key) ? key : canonicalSubdomain(key);
}

export function isVendorId(key: string): boolean {
  return vendorId.test(key);
}
