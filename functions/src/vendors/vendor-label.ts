import { cached } from '../table/cached.ts';
import { readVendor } from './vendors.table.ts';

/** What an order shows of its vendor. */
export interface VendorLabel {
  vendorName: string;
  subdomain: string;
}

const oneMinuteMs = 60_000;

/** Name and subdomain of a vendor; orders don't carry them, to stay small. */
export const vendorLabel = cached<VendorLabel>(async (vendorId) => {
  const vendor = await readVendor(vendorId);
  return vendor && { vendorName: vendor.displayName, subdomain: vendor.subdomain };
}, oneMinuteMs);
