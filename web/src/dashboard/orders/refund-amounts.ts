import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';

type Paid = Pick<Order, 'finalAmount' | 'payment'>;

/** What was given back of an order, or is on its way, in rupees. */
export function givenBackSoFar({ payment: { refundDue = 0, refunded = 0 } = {} }: Paid): number {
  return Math.max(refundDue, refunded);
}

/** What is left of what was paid, in rupees. */
export function leftToGiveBack(order: Paid): number {
  return (toPaise(order.finalAmount) - toPaise(givenBackSoFar(order))) / 100;
}

/** What so many portions of each line cost, in rupees. */
export function missingAmount(
  items: readonly Pick<Order['items'][number], 'unitPrice'>[],
  quantities: readonly number[],
): number {
  const paise = items.map(({ unitPrice }, index) => toPaise(unitPrice) * (quantities[index] ?? 0));
  return paise.reduce((sum, one) => sum + one, 0) / 100;
}
