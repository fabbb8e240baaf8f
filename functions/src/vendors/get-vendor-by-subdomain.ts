import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getVendorBySubdomain as contract } from '@thali/shared/vendors/get-vendor-by-subdomain.contract';
import type { Actor } from '../http/actor.ts';
import { toPublicVendor } from './to-public-vendor.ts';
import {
  readVendor,
  readVendorIdBySubdomain,
  type VendorRow,
  vendorNotFound,
} from './vendors.table.ts';

export async function getVendorBySubdomain(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return { vendor: toPublicVendor(await readVendorBySubdomain(params.subdomain)) };
}

/**
 * The vendor of a subdomain. 1 read unit.
 * @throws AppError VENDOR_NOT_FOUND
 */
export async function readVendorBySubdomain(subdomain: string): Promise<VendorRow> {
  const vendorId = await readVendorIdBySubdomain(subdomain);
  const vendor = vendorId && (await readVendor(vendorId));
  if (!vendor) throw vendorNotFound();
  return vendor;
}
