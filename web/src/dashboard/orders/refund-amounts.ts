import { toPaise } from '@thali/shared/money/paise';
import { refundedQuantity } from '@thali/shared/order-payments/refunded-lines';
import type { Order } from '@thali/shared/orders/order.contract';

type Paid = Pick<Order, 'finalAmount' | 'payment'>;

/** Refunded or due for refund, in rupees. */
export function givenBackSoFar({ payment: { refundDue = 0, refunded = 0 } = {} }: Paid): number {
  return Math.max(refundDue, refunded);
}

/** The part of the payment that can still be refunded, in rupees. */
export function leftToGiveBack(order: Paid): number {
  return (toPaise(order.finalAmount) - toPaise(givenBackSoFar(order))) / 100;
}

/** Whether the guest still paid for a dish that can be given back. */
export function hasDishLeft({ items, payment }: Pick<Order, 'items' | 'payment'>): boolean {
  return items.some(
    ({ quantity }, index) => refundedQuantity(payment?.refundedLines, index) < quantity,
  );
}

/** The price of some portions of each line, in rupees. */
export function missingAmount(
  items: readonly Pick<Order['items'][number], 'unitPrice'>[],
  quantities: readonly number[],
): number {
  const paise = items.map(({ unitPrice }, index) => toPaise(unitPrice) * (quantities[index] ?? 0));
  return paise.reduce((sum, one) => sum + one, 0) / 100;
}
