import { clockAt } from '@thali/shared/vendors/business-hours';
import { ApiError } from '../../../lib/api/api-error.ts';
import * as texts from '../cart-texts.ts';
import type { Notice } from '../parts/failure-notice.tsx';
import { orderFailureText } from '../place/order-failure-text.ts';
import { cartStoreOf } from '../state/cart-store.ts';
import { shortageOf } from '../state/shortage.ts';
import { type CheckoutParts, nameLookup } from './checkout-parts.ts';

/** The next slot with room, after the server found the chosen slot full. */
export function nextSlotOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'SLOT_FULL') return undefined;
  const { next: nextSlot } = failure.data;
  return Array.isArray(nextSlot) && typeof nextSlot[0] === 'string' ? nextSlot[0] : undefined;
}

/** Explains why the order can't be placed. If possible, a button solves the problem. Rule: cart-15 */
export function checkoutNotice(parts: CheckoutParts, unknownText?: string): Notice | undefined {
  const { cart, menu, vendor, checkout, onChangeLine } = parts;
  const { failure, isPlacing, dismissFailure } = checkout;
  if (isPlacing) return undefined;
  const shortage = shortageOf(cart, menu, failure);
  if (!shortage) {
    // The order button already shows the minimum.
    const isMinimum = failure instanceof ApiError && failure.code === 'BELOW_MINIMUM_ORDER';
    if (isMinimum && vendor.settings.minimumOrder) return undefined;
    if (!failure) return undefined;
    const text = orderFailureText(failure, nameLookup(parts), unknownText);
    const next = nextSlotOf(failure);
    if (!next) return { text };
    const takeNext = async () => {
      // This code is already loaded, because the guest has chosen a slot.
      const { chooseSlot } = await import('../../shared/pre-orders/pre-order-choice.ts');
      chooseSlot(next);
      dismissFailure();
    };
    return {
      text,
      action: { label: texts.takeSlot(clockAt(next)), onPress: () => void takeNext() },
    };
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
