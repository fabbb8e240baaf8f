import type { Vendor } from './own-vendor.ts';

/** Id, name and subdomain of the vendor, and nothing else of it. Rule: tenancy-16 */
export function keepVendor({ id, displayName, subdomain }: Vendor): void {
  try {
    localStorage.setItem('thali.vendor', JSON.stringify({ id, name: displayName, subdomain }));
  } catch {
    // Storage that is full or switched off: the dashboard does without.
  }
}
