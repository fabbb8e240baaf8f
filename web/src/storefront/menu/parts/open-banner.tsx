import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { closedReason } from '../../shared/closed-reason.ts';

/** The good news, small: beside the hours. */
export function OpenNow() {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-leaf">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      Open Now
    </span>
  );
}

/** Why nothing can be ordered, large. Rule: storefront-9 */
export function ClosedBanner({ open, status }: { open: OpenState; status: VendorStatus }) {
  const reason = closedReason(open, status);
  if (!reason) return null;
  return (
    <p className="rounded-card bg-chilli-soft px-4 py-3 text-sm font-semibold text-chilli">
      {reason}
    </p>
  );
}
