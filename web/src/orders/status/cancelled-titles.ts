import { cancelReasonText } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import type { CancelReason } from '@thali/shared/orders/order-status';
import * as texts from './status-texts.ts';

/** The title of a cancelled order, on its page and in notifications. Rule: orders-36 */
export const cancelledTitles: Record<CancelReason, string> = {
  not_collected: texts.notCollected,
  no_answer: texts.noAnswer,
  sold_out: texts.soldOut,
  closing: texts.closing,
  unreachable: texts.unreachable,
  customer: texts.youCancelled,
  unpaid: texts.notPaidInTime,
  other: texts.wasCancelled,
};

/** The reason for the cancellation, for the guest of the order. */
export function cancelReasonForGuest(order: Order): string | undefined {
  return order.cancelReason === 'customer' ? texts.byYou : cancelReasonText(order);
}
