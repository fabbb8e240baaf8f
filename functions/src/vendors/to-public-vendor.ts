import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { currentStatus, type VendorRow } from './vendors.table.ts';

/** What everyone may know of a vendor; the contract leaves only the public settings of it. */
export function toPublicVendor(row: VendorRow): PublicVendor {
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    displayName: row.displayName,
    status: currentStatus(row, new Date()),
    cuisine: row.cuisine ?? null,
    description: row.description ?? null,
    email: row.email ?? null,
    phone: row.phone ?? null,
    address: row.address ?? null,
    logoUrl: row.logoUrl ?? null,
    coverUrl: row.coverUrl ?? null,
    accentColor: row.accentColor ?? null,
    settings: {
      businessHours: row.settings.businessHours,
      holidays: row.settings.holidays,
      today: row.settings.today,
      pausedUntil: row.settings.pausedUntil,
      fullUntil: row.settings.fullUntil,
      requireCustomerLogin: row.settings.requireCustomerLogin,
      parcel: row.settings.parcel,
      minimumOrder: row.settings.minimumOrder,
      tables: row.settings.tables,
      payment: publicPayment(row.settings.payment),
    },
  };
}

/** Never the UPI ID, and nothing where a mess takes cash alone. Rule: pay-1 */
function publicPayment(
  payment: VendorRow['settings']['payment'],
): PublicVendor['settings']['payment'] {
  if (!payment || payment.accepts === 'off') return undefined;
  return { accepts: payment.accepts, policy: payment.policy };
}

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
