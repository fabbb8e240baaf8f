import type { setVendorStatus as contract } from '@thali/shared/admin/admin-vendors.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { changeVendor } from '../vendors/change-vendor.table.ts';
import { toOwnVendor } from '../vendors/to-own-vendor.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';

/** The reason is kept with the vendor while it is suspended, and in the audit log for ever. */
export async function setVendorStatus(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { status, reason } = body;
  const statusReason = status === 'suspended' ? reason : null;
  const vendor = await changeVendor(params.vendorId, { status, statusReason });
  if (!vendor) throw vendorNotFound();
  return { vendor: toOwnVendor(vendor) };
}
