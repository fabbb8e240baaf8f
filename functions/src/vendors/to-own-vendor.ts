import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { toPublicVendor } from './to-public-vendor.ts';
import type { VendorRow } from './vendors.table.ts';

/** A vendor as its own staff and an admin see it. */
export function toOwnVendor(row: VendorRow): OwnVendor {
  const { status, statusReason = null, suspendedAt = null } = row;
  return {
    ...toPublicVendor(row),
    settings: row.settings,
    createdAt: row.createdAt,
    plan: row.plan ?? null,
    suspension: status === 'suspended' ? { reason: statusReason, at: suspendedAt } : null,
  };
}
