import { cached } from '../table/cached.ts';
import { readVendor } from './vendors.table.ts';

/** The vendor's fields in an order's answer. */
export interface VendorLabel {
  vendorName: string;
  subdomain: string;
}

const oneMinuteMs = 60_000;

/** The name and subdomain of a vendor. Orders do not store these fields, so that their rows stay small. */
export const vendorLabel = cached<VendorLabel>(async (vendorId) => {
  const vendor = await readVendor(vendorId);
  return vendor && { vendorName: vendor.displayName, subdomain: vendor.subdomain };
}, oneMinuteMs);
