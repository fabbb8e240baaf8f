import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import * as texts from './storefront-texts.ts';

/** The reason why the mess is not taking orders. Returns undefined while the mess takes orders. Rule: storefront-9 */
export function closedReason(open: OpenState, status: VendorStatus): string | undefined {
  if (status === 'pending') return texts.comingSoon;
  if (status === 'suspended') return texts.closedForNow;
  return open.isOpen ? undefined : open.reason;
}
