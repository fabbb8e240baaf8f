import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { closedReason } from '../../shared/closed-reason.ts';

/** Why nothing can be ordered right now, before somebody has typed anything. */
export function ClosedNote({ open, status }: { open: OpenState; status: VendorStatus }) {
  const reason = closedReason(open, status);
  return reason && <p className="text-center text-sm font-semibold text-chilli">{reason}</p>;
}
