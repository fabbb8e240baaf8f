import type { Actor } from '../http/actor.ts';
import { vendorAccessDenied } from '../http/vendor-access-denied.ts';
import { vendorNotFound } from './vendors.table.ts';

/**
 * The vendor of a call: the own vendor of staff, or the vendor that an admin names.
 * @throws AppError VENDOR_ACCESS_DENIED for an account without a vendor, VENDOR_NOT_FOUND
 */
export function ownOrNamedVendor(
  actor: Actor,
  { vendorId }: { vendorId?: string | undefined },
): string {
  if (actor.role === 'vendor') return ownVendorOf(actor);
  if (!vendorId) throw vendorNotFound();
  return vendorId;
}

/** @throws AppError VENDOR_ACCESS_DENIED for an account without a vendor */
export function ownVendorOf(actor: Actor): string {
  const vendorId = 'vendorId' in actor ? actor.vendorId : undefined;
  if (!vendorId) throw vendorAccessDenied();
  return vendorId;
}
