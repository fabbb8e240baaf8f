import { cancelReasonText } from '@thali/shared/order-payments/online-order';
import type { Order } from '@thali/shared/orders/order.contract';
import type { CancelReason } from '@thali/shared/orders/order-status';

/** The title of a cancelled order, on its page and in notifications. Rule: orders-36 */
export const cancelledTitles: Record<CancelReason, string> = {
  not_collected: 'This order was not collected',
  no_answer: 'The kitchen did not answer',
  sold_out: 'Sorry, it is sold out',
  closing: 'The kitchen is closing',
  unreachable: 'The kitchen could not reach you',
  customer: 'You cancelled this order',
  unpaid: 'This order was not paid in time',
  other: 'This order was cancelled',
};

/** The reason for the cancellation, for the guest of the order. */
export function cancelReasonForGuest(order: Order): string | undefined {
  return order.cancelReason === 'customer' ? 'By you' : cancelReasonText(order);
}
