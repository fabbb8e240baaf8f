import type { Actor } from '../http/actor.ts';
import { ownVendorOf } from '../subscriptions/get-billing.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';

/**
 * Whose wallet a call is about: of a vendor's staff their own vendor, of an admin the one that is named.
 * @throws AppError VENDOR_ACCESS_DENIED, VENDOR_NOT_FOUND
 */
export async function walletOwner(
  actor: Actor,
  named: { vendorId?: string | undefined },
): Promise<VendorRow> {
  const vendorId = actor.role === 'vendor' ? ownVendorOf(actor) : named.vendorId;
  const vendor = vendorId ? await readVendor(vendorId) : undefined;
  if (!vendor) throw vendorNotFound();
  return vendor;
}
