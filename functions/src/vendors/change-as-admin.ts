import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { log } from '../logs/log.ts';
import type { FieldChanges } from '../table/field-update.ts';
import { changeVendor } from './change-vendor.table.ts';
import { notifyOfStatus } from './notify-of-status.ts';
import type { VendorRow } from './vendors.table.ts';

/**
 * What an admin changes of a vendor, its status among it. The owner hears of a suspension and of its end; an
 * e-mail that can't be sent stops neither: the daily job tries it again. Rule: tenancy-18
 * @returns undefined when there is no such vendor
 */
export async function changeAsAdmin(
  vendorId: string,
  {
    status,
    reason,
    ...changes
  }: FieldChanges & { status?: VendorStatus | undefined; reason?: string | undefined },
): Promise<VendorRow | undefined> {
  const vendor = await changeVendor(vendorId, { ...changes, ...statusFields(status, reason) });
  if (vendor && status) {
    await notifyOfStatus(vendor).catch((error: unknown) => {
      log.error('an owner was not notified of the status', { vendor_id: vendorId, error });
    });
  }
  return vendor;
}

/** A reason is kept while it is suspended; one who gives none leaves what was said before. */
function statusFields(status: VendorStatus | undefined, reason: string | undefined): FieldChanges {
  if (!status) return {};
  if (status !== 'suspended') return { status, statusReason: null, suspendedAt: null };
  return { status, statusReason: reason, suspendedAt: new Date().toISOString() };
}
