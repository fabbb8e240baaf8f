import type { VendorHint } from './get-vendor.ts';

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
