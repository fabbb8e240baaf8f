import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';

/** The reason why the mess is not taking orders. Returns undefined while the mess takes orders. Rule: storefront-9 */
export function closedReason(open: OpenState, status: VendorStatus): string | undefined {
  if (status === 'pending') return 'Coming soon: the kitchen is getting ready.';
  if (status === 'suspended') return 'Closed until further notice.';
  return open.isOpen ? undefined : open.reason;
}
