import { ApiError } from '../../../lib/api/api-error.ts';
import type { Notice } from '../parts/failure-notice.tsx';
import { orderFailureText } from '../place/order-failure-text.ts';
import { cartStoreOf } from '../state/cart-store.ts';
import { shortageOf } from '../state/shortage.ts';
import { type CheckoutParts, nameLookup } from './checkout-parts.ts';

/** Why the order can't be placed. Where possible, has a button that solves the problem. Rule: cart-15 */
export function checkoutNotice(parts: CheckoutParts, unknownText?: string): Notice | undefined {
  const { cart, menu, vendor, checkout, onChangeLine } = parts;
  const { failure, isPlacing, dismissFailure } = checkout;
  if (isPlacing) return undefined;
  const shortage = shortageOf(cart, menu, failure);
  if (!shortage) {
    // The order button already shows the minimum.
    const isMinimum = failure instanceof ApiError && failure.code === 'BELOW_MINIMUM_ORDER';
    if (isMinimum && vendor.settings.minimumOrder) return undefined;
    return failure
      ? { text: orderFailureText(failure, nameLookup(parts), unknownText) }
      : undefined;
  }
  return {
    text: shortage.text,
    action: {
      label: shortage.fixLabel,
      onPress() {
        if ('change' in shortage) onChangeLine(shortage.change);
        else cartStoreOf(vendor.id).change(shortage.fix);
        dismissFailure();
      },
    },
  };
}
