import { cached } from '../table/cached.ts';
import { readVendor } from './vendors.table.ts';

/** The vendor's part of an order view. */
export interface VendorLabel {
  vendorName: string;
  subdomain: string;
}

const oneMinuteMs = 60_000;

/** Name and subdomain of a vendor. Orders do not store them, to stay small. */
export const vendorLabel = cached<VendorLabel>(async (vendorId) => {
  const vendor = await readVendor(vendorId);
  return vendor && { vendorName: vendor.displayName, subdomain: vendor.subdomain };
}, oneMinuteMs);
