import type { setVendorStatus as contract } from '@thali/shared/admin/admin-vendors.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { changeAsAdmin } from '../vendors/change-as-admin.ts';
import { toOwnVendor } from '../vendors/to-public-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

/** The vendor's row holds the reason until the suspension ends. The audit log keeps the reason for ever. */
export async function setVendorStatus(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await changeAsAdmin(params.vendorId, body);
  if (!vendor) throw vendorNotFound();
  return { vendor: toOwnVendor(vendor) };
}
