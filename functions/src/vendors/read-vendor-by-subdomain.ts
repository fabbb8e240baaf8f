import { vendorNotFound } from './vendor-not-found.ts';
import { readVendor, readVendorIdBySubdomain, type VendorRow } from './vendors.table.ts';

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
