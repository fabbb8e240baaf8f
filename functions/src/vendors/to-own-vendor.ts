import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { toPublicVendor } from './to-public-vendor.ts';
import type { VendorRow } from './vendors.table.ts';

/** A vendor as its own staff and an admin see it. */
export function toOwnVendor(row: VendorRow): OwnVendor {
  return { ...toPublicVendor(row), settings: row.settings, plan: row.plan ?? null };
}
