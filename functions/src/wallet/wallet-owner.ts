import type { Actor } from '../http/actor.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';

/**
 * The vendor whose wallet a call reads or pays.
 * @throws AppError VENDOR_ACCESS_DENIED, VENDOR_NOT_FOUND
 */
export async function walletOwner(
  actor: Actor,
  query: { vendorId?: string | undefined },
): Promise<VendorRow> {
  const vendor = await readVendor(ownOrNamedVendor(actor, query));
  if (!vendor) throw vendorNotFound();
  return vendor;
}
