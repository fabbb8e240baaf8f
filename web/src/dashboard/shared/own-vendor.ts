import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';

export type Vendor = OwnVendor;

/** Where the cache keeps the vendor of the dashboard. */
export function ownVendorKey(vendorId: string) {
  return ['vendor', vendorId] as const;
}
