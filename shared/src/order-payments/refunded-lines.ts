import type { Order } from '../orders/order.contract.ts';
import type { RefundedLine } from '../orders/payment-methods.ts';

/** The refunded portions of a line, including refunds in progress. Rule: pay-28 */
export function refundedQuantity(
  lines: readonly RefundedLine[] | undefined,
  index: number,
): number {
  return lines?.find((line) => line.index === index)?.quantity ?? 0;
}

/** Adds the new refunds, ordered by line. */
export function addRefundedLines(
  before: readonly RefundedLine[] = [],
  added: readonly RefundedLine[],
): RefundedLine[] {
  const indexes = new Set([...before, ...added].map(({ index }) => index));
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => ({
      index,
      quantity: refundedQuantity(before, index) + refundedQuantity(added, index),
    }));
}

/**
 * The order for the kitchen, without refunded dishes. Lines keep their index, so a refunded line has the quantity 0. A
 * second call changes nothing.
 * Rule: pay-28
 */
export function orderToCook(order: Order): Order {
  const { refundedLines, ...payment } = order.payment ?? {};
  if (!refundedLines) return order;
  const items = order.items.map((item, index) => ({
    ...item,
    quantity: item.quantity - refundedQuantity(refundedLines, index),
  }));
  return { ...order, items, payment };
}
