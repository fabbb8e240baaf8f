import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { deleteVendor as contract } from '@thali/shared/vendors/delete-vendor.contract';
import type { Actor } from '../http/actor.ts';
import { changeVendor } from './change-vendor.table.ts';
import { toOwnVendor } from './to-own-vendor.ts';
import { vendorNotFound } from './vendor-not-found.ts';

/** Suspends: orders, menu and history stay, and an admin can make it active again. */
export async function deleteVendor(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await changeVendor(params.vendorId, { status: 'suspended' });
  if (!vendor) throw vendorNotFound();
  return { vendor: toOwnVendor(vendor) };
}
