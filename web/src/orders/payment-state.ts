import type { Order } from '@thali/shared/orders/order.contract';
import { isEndedEarly } from '@thali/shared/orders/order-status';

export interface PaymentState {
  kind: 'due' | 'paid' | 'none' | 'unknown';
  label: string;
}

/** What is still to be paid for an order, and where. */
export function paymentState(
  order: Pick<Order, 'status' | 'paymentMethod'> & { paymentStatus: string },
): PaymentState {
  const { status, paymentStatus, paymentMethod } = order;
  if (paymentStatus === 'settled') return { kind: 'paid', label: 'Paid' };
  const isOver = isEndedEarly(status);
  if (isOver || paymentStatus === 'failed') return { kind: 'none', label: 'Nothing to pay' };
  if (paymentStatus !== 'pending') return { kind: 'unknown', label: paymentStatus };
  return {
    kind: 'due',
    label: paymentMethod === 'cod' ? 'Pay at the counter' : 'Payment pending',
  };
}

/** Anything else is shown as it is. Rule: orders-7 */
export function paymentMethodLabel(method: string): string {
  if (method === 'cod') return 'Cash on Delivery';
  return method === 'online' ? 'Online Payment' : method;
}
