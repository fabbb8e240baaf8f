import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import type { VendorRow } from './vendors.table.ts';

/** A vendor whose plan and days of grace are over counts as suspended, from that very moment. */
export function currentStatus(
  { status, ordersUntil }: Pick<VendorRow, 'status' | 'ordersUntil'>,
  now: Date,
): VendorStatus {
  const isOver = ordersUntil !== undefined && now >= new Date(ordersUntil);
  return status === 'active' && isOver ? 'suspended' : status;
}
