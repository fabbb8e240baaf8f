import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteVendor as contract } from '@thali/shared/vendors/delete-vendor.contract';
import type { Actor } from '../http/actor.ts';
import { changeAsAdmin } from './change-as-admin.ts';
import { toOwnVendor } from './to-public-vendor.ts';
import { vendorNotFound } from './vendors.table.ts';

/** Suspends the vendor. Orders, menu and history stay, and an admin can make the vendor active again. */
export async function deleteVendor(
  _actor: Actor,
  { params, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await changeAsAdmin(params.vendorId, { ...query, status: 'suspended' });
  if (!vendor) throw vendorNotFound();
  return { vendor: toOwnVendor(vendor) };
}
