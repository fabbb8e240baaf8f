import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getVendor as contract } from '@thali/shared/vendors/get-vendor.contract';
import { type Actor, isStaff } from '../http/actor.ts';
import { hasProvenPhone } from './has-proven-phone.ts';
import { toOwnVendor, toPublicVendor } from './to-public-vendor.ts';
import { readVendor, vendorNotFound } from './vendors.table.ts';

/**
 * Returns the public fields to everyone, and also plan and settings to the vendor's own staff and to admins. Staff and
 * admins get a consistent read, so they see their own changes.
 */
export async function getVendor(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const seesAll = isStaff(actor);
  const row = await readVendor(params.vendorId, { ConsistentRead: seesAll });
  if (!row) throw vendorNotFound();
  if (!seesAll) return { vendor: toPublicVendor(row) };
  return { vendor: { ...toOwnVendor(row), isPhoneProven: await hasProvenPhone(row) } };
}
