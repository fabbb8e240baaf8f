import { toIst } from '@thali/shared/time/ist';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { currentStatus, type VendorRow } from './vendors.table.ts';

export function toPublicVendor(row: VendorRow): PublicVendor {
  return {
    id: row.id,
    subdomain: row.subdomain,
    name: row.name,
    displayName: row.displayName,
    status: currentStatus(row, new Date()),
    cuisine: row.cuisine ?? null,
    description: row.description ?? null,
    email: row.contactEmail ?? null,
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
      languages: row.settings.languages,
      mealHours: row.settings.mealHours,
      parcel: row.settings.parcel,
      minimumOrder: row.settings.minimumOrder,
      tables: row.settings.tables,
      meals: (row.settings.preOrders ?? row.settings.passes) && row.settings.meals,
      passes: row.settings.passes,
      preOrders: row.settings.preOrders,
      weekMenuUntil: currentWeekMenu(row),
      payment: publicPayment(row.settings.payment),
    },
  };
}

/** Undefined after the last day with a menu of the week. */
function currentWeekMenu({ settings: { weekMenuUntil } }: VendorRow): string | undefined {
  return weekMenuUntil && weekMenuUntil >= toIst(new Date()).date ? weekMenuUntil : undefined;
}

/** Leaves out the UPI ID. Undefined if a mess takes only cash. Rule: pay-1 */
function publicPayment(
  payment: VendorRow['settings']['payment'],
): PublicVendor['settings']['payment'] {
  if (!payment || payment.accepts === 'off') return undefined;
  return { accepts: payment.accepts, policy: payment.policy };
}

/** A vendor for its own staff and for an admin. */
export function toOwnVendor(row: VendorRow): OwnVendor {
  const { status, statusReason = null, suspendedAt = null } = row;
  return {
    ...toPublicVendor(row),
    email: row.email ?? null,
    contactEmail: row.contactEmail ?? null,
    settings: row.settings,
    createdAt: row.createdAt,
    plan: row.plan ?? null,
    suspension: status === 'suspended' ? { reason: statusReason, at: suspendedAt } : null,
  };
}
