import { AppError } from '@thali/shared/http/app-error';
import { addRefundedLines, refundedQuantity } from '@thali/shared/order-payments/refunded-lines';
import type { RefundedLine } from '@thali/shared/orders/payment-methods';
import { payablePaise } from '../orders/changes/payment-at-end.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { remainingLines } from '../orders/store/removed-dishes.ts';

/** Razorpay's minimum. */
const minPaise = 100;

/**
 * Computes the new total of refunds and all refunded dishes from the order's lines. Refuses to refund a portion twice,
 * or more than the guest paid.
 * @param beforePaise the amount already refunded or due
 * @throws AppError VALIDATION_ERROR
 * Rule: pay-28
 */
export function addRefund(
  order: OrderRecord,
  lines: readonly RefundedLine[],
  beforePaise: number,
): { totalPaise: number; refundedLines: RefundedLine[] } {
  const totalPaise = beforePaise + sumLinesPaise(order, lines);
  if (totalPaise > payablePaise(order)) throw invalid('That is more than is left to refund.');
  return { totalPaise, refundedLines: addRefundedLines(order.payment?.refundedLines, lines) };
}

/**
 * Removes dishes of an unpaid order, so its total falls. At least one dish stays.
 * @throws AppError VALIDATION_ERROR
 * Rule: pay-42
 */
export function removeDishes(order: OrderRecord, lines: readonly RefundedLine[]): RefundedLine[] {
  const sum = sumLinesPaise(order, lines);
  const remainingPaise = remainingLines(order).reduce(
    (paise, { quantity, unitPricePaise }) => paise + quantity * unitPricePaise,
    0,
  );
  if (sum >= remainingPaise) throw invalid('That is the whole order. Please cancel it instead.');
  return addRefundedLines(order.payment?.removedLines, lines);
}

/** @throws AppError VALIDATION_ERROR */
export function sumLinesPaise(order: OrderRecord, lines: readonly RefundedLine[]): number {
  const quantities = new Map(lines.map(({ index, quantity }) => [index, quantity]));
  if (quantities.size < lines.length) throw invalid('A dish is listed twice.');
  const remaining = remainingLines(order);
  let sum = 0;
  for (const [index, quantity] of quantities) {
    const line = remaining[index];
    if (!line || quantity > line.quantity)
      throw invalid('The order does not have so many of this dish.');
    if (quantity + refundedQuantity(order.payment?.refundedLines, index) > line.quantity) {
      throw invalid('That many of this dish were refunded already.');
    }
    sum += line.unitPricePaise * quantity;
  }
  if (sum < minPaise) throw invalid('The smallest amount that can be refunded is ₹1.');
  return sum;
}

function invalid(message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path: 'lines', message }] });
}
