import { canReceive } from '@thali/shared/order-payments/receive-payment';
import type { Order } from '@thali/shared/orders/order.contract';

/** How the money of an order came in at the hand-over. */
export type HandOverPayment = 'cash' | 'upi' | 'unpaid';

/** Whether the money of an order is still to come. A test order costs nothing. */
export function isUnpaid(order: Order): boolean {
  return !order.isTest && canReceive(order, 'cash');
}

/**
 * Whether handing over these orders asks for the money. One cash order does not ask: its amount is beside the button, so
 * the tap says that the cash is there.
 * Rule: pay-40
 */
export function mustAskForMoney(orders: readonly Order[]): boolean {
  return orders.some(
    (order) => isUnpaid(order) && (orders.length > 1 || order.paymentMethod !== 'cod'),
  );
}

/**
 * What to record with the hand-over of an order.
 * @param payment  the answer to the question; undefined if nobody was asked
 * Rule: pay-40
 */
export function recordOf(
  order: Order,
  payment: HandOverPayment | undefined,
): { received?: 'cash' | 'upi'; isUnpaid?: true } {
  if (!payment || !isUnpaid(order)) return {};
  if (payment === 'unpaid') return { isUnpaid: true };
  // The server counts a cash order as paid in cash when it is handed over.
  return payment === 'cash' && order.paymentMethod === 'cod' ? {} : { received: payment };
}
