import { isEndedEarly, isOngoing, type OrderStatus } from '../orders/order-status.ts';
import type { OrderPaymentStatus } from '../orders/payment-methods.ts';

interface PaidOrder {
  status: OrderStatus;
  paymentMethod: string;
  paymentStatus: OrderPaymentStatus;
}

/**
 * Whether staff may record a payment. Guests often pay at the counter with another method than they chose. A UPI
 * payment that arrives after a cancellation is refunded.
 * Rule: pay-15
 */
export function canReceive(
  { status, paymentMethod, paymentStatus }: PaidOrder,
  method: 'upi' | 'cash',
): boolean {
  if (!isEndedEarly(status)) return paymentStatus === 'pending';
  return paymentMethod === 'upi' && paymentStatus === 'failed' && method === 'upi';
}

/** Whether staff must refund the payment by hand, because the order was cancelled or expired. Rule: pay-16 */
export function canRefundByHand({ status, paymentMethod, paymentStatus }: PaidOrder): boolean {
  return isEndedEarly(status) && paymentMethod !== 'online' && isPaidAtLeastPartly(paymentStatus);
}

/** Whether staff may refund single dishes: the order is paid and did not end early. Rule: pay-28 */
export function canRefundDishes({ status, paymentStatus }: Omit<PaidOrder, 'paymentMethod'>) {
  return (
    !isEndedEarly(status) && (paymentStatus === 'settled' || isPaidAtLeastPartly(paymentStatus))
  );
}

/**
 * Whether staff may remove dishes: the order is open and unpaid, and no payment of the old total is in progress.
 * Rule: pay-42
 */
export function canRemoveDishes(order: {
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  awaitsPaymentUntil?: string | undefined;
  payment?: { saidAt?: string | undefined } | undefined;
}): boolean {
  const isPaying = Boolean(order.awaitsPaymentUntil ?? order.payment?.saidAt);
  return isOngoing(order.status) && order.paymentStatus === 'pending' && !isPaying;
}

function isPaidAtLeastPartly(paymentStatus: OrderPaymentStatus): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'partly_refunded';
}
