/** The number of days, up to today, over which uncollected orders are counted. Rule: fees-6 */
export const uncollectedDays = 30;
/** The operator is warned above this share of uncollected orders, if the mess has at least this many orders. */
export const uncollectedLimit = { percent: 10, orders: 20 } as const;

/** Counts of a mess's accepted orders by their outcome. */
export interface UncollectedCounts {
  /** All orders that were completed, marked 'Not collected', or expired after they were ready. */
  orders: number;
  notCollected: number;
  expiredReady: number;
}

/** Whether the share of uncollected orders is high enough for a warning. */
export function isOftenUncollected({
  orders,
  notCollected,
  expiredReady,
}: UncollectedCounts): boolean {
  const { percent, orders: minOrders } = uncollectedLimit;
  return orders >= minOrders && (notCollected + expiredReady) * 100 > orders * percent;
}
