import { refundedQuantity } from '@thali/shared/order-payments/refunded-lines';
import type { OrderLine, OrderRecord } from './order-record.ts';

type WithRemoved = Pick<OrderRecord, 'lines' | 'payment'>;

/** The lines without removed dishes. Each line keeps its index, so a removed line has the quantity 0. */
export function remainingLines({ lines, payment }: WithRemoved): OrderLine[] {
  const removed = payment?.removedLines;
  if (!removed) return lines;
  return lines.map((line, index) => ({
    ...line,
    quantity: line.quantity - refundedQuantity(removed, index),
  }));
}

/** The price of the removed dishes. Rule: pay-42 */
export function removedPaise({ lines, payment }: WithRemoved): number {
  return lines.reduce(
    (sum, { unitPricePaise }, index) =>
      sum + unitPricePaise * refundedQuantity(payment?.removedLines, index),
    0,
  );
}
