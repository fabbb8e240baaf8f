import type { RefundedLine } from '../orders/payment-methods.ts';

/** How many portions of a line were given back as missing, or are on their way. Rule: pay-28 */
export function refundedQuantity(
  lines: readonly RefundedLine[] | undefined,
  index: number,
): number {
  return lines?.find((line) => line.index === index)?.quantity ?? 0;
}

/** With what is given back now, by their place in the order. */
export function withRefunded(
  before: readonly RefundedLine[] = [],
  added: readonly RefundedLine[],
): RefundedLine[] {
  const indexes = new Set([...before, ...added].map(({ index }) => index));
  return [...indexes]
    .sort((one, other) => one - other)
    .map((index) => ({
      index,
      quantity: refundedQuantity(before, index) + refundedQuantity(added, index),
    }));
}
