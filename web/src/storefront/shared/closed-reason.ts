import { type ClosedState, clockAt, type OpenState } from '@thali/shared/vendors/business-hours';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import * as texts from './storefront-texts.ts';
import * as valueTexts from './value-texts.ts';

/** The reason why the mess is not taking orders. Returns undefined while the mess takes orders. Rule: storefront-9 */
export function closedReason(open: OpenState, status: VendorStatus): string | undefined {
  if (status === 'pending') return texts.comingSoon;
  if (status === 'suspended') return texts.closedForNow;
  return open.isOpen ? undefined : reasonOf(open);
}

/** The reason in the page's language. */
export function reasonOf(closed: ClosedState): string {
  return valueTexts.closedReason(closed, closed.freeAt && clockAt(closed.freeAt));
}
