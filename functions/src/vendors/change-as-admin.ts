import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { log } from '../logs/log.ts';
import type { FieldChanges } from '../table/field-update.ts';
import { changeVendor } from './change-vendor.table.ts';
import { notifyOfStatus } from './notify-of-status.ts';
import type { VendorRow } from './vendors.table.ts';

/**
 * Changes a vendor for an admin. Notifies the owner when a suspension begins or ends. If the e-mail fails, the daily
 * job retries it.
 * @param knownFields  as in `changeVendor`
 * @returns undefined if there is no such vendor, or a known value is outdated
 * Rule: tenancy-18
 */
export async function changeAsAdmin(
  vendorId: string,
  {
    status,
    reason,
    ...changes
  }: FieldChanges & { status?: VendorStatus | undefined; reason?: string | undefined },
  knownFields: FieldChanges = {},
): Promise<VendorRow | undefined> {
  const vendor = await changeVendor(
    vendorId,
    { ...changes, ...statusFields(status, reason) },
    knownFields,
  );
  if (vendor && status) {
    await notifyOfStatus(vendor).catch((error: unknown) => {
      log.error('owner not notified of the status', { vendor_id: vendorId, error });
    });
  }
  return vendor;
}

/** Keeps the reason while the vendor is suspended. Without a new reason the old reason stays. */
function statusFields(status: VendorStatus | undefined, reason: string | undefined): FieldChanges {
  if (!status) return {};
  if (status !== 'suspended') return { status, statusReason: null, suspendedAt: null };
  return { status, statusReason: reason, suspendedAt: new Date().toISOString() };
}
