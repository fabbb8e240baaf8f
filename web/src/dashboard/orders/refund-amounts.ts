import { toPaise } from '@thali/shared/money/paise';
import { refundedQuantity } from '@thali/shared/order-payments/refunded-lines';
import type { Order } from '@thali/shared/orders/order.contract';

type PaidOrder = Pick<Order, 'finalAmount' | 'payment'>;

/** The amount that is refunded or due for refund, in rupees. */
export function refundedSoFar({
  payment: { refundDue = 0, refunded = 0 } = {},
}: PaidOrder): number {
  return Math.max(refundDue, refunded);
}

/** The server compares this amount with the stored amount, so that two colleagues do not remove the same dish. */
export function knownRemovedAmount(
  order: Pick<Order, 'finalAmount' | 'payment' | 'paymentStatus'>,
) {
  return order.paymentStatus === 'pending' ? (order.payment?.removed ?? 0) : refundedSoFar(order);
}

/** The amount that the mess can still refund, in rupees. */
export function refundableAmount(order: PaidOrder): number {
  return (toPaise(order.finalAmount) - toPaise(refundedSoFar(order))) / 100;
}

/** Whether the order has a portion that is not refunded yet. */
export function hasRefundableDish({ items, payment }: Pick<Order, 'items' | 'payment'>): boolean {
  return items.some(
    ({ quantity }, index) => refundedQuantity(payment?.refundedLines, index) < quantity,
  );
}

/** The price of the missing portions, in rupees. @param quantities  the missing portions of each line */
export function missingAmount(
  items: readonly Pick<Order['items'][number], 'unitPrice'>[],
  quantities: readonly number[],
): number {
  const paise = items.map(({ unitPrice }, index) => toPaise(unitPrice) * (quantities[index] ?? 0));
  return paise.reduce((sum, value) => sum + value, 0) / 100;
}
