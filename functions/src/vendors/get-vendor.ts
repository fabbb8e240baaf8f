import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getVendor as contract } from '@thali/shared/vendors/get-vendor.contract';
import type { Actor } from '../http/actor.ts';
import { toPublicVendor } from './to-public-vendor.ts';
import { readVendor } from './vendors.table.ts';

/** Public fields for everyone; all settings for the vendor's own staff and an admin. */
export async function getVendor(
  actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const row = await readVendor(params.vendorId);
  if (!row) throw new AppError('VENDOR_NOT_FOUND', 'Failed to fetch vendor');
  const vendor = toPublicVendor(row);
  const seesAll = actor.role === 'admin' || actor.role === 'vendor';
  return { vendor: seesAll ? { ...vendor, settings: row.settings } : vendor };
}
