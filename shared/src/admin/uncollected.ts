/** Accepted orders that ended without a fee are counted over this many days up to today. Rule: fees-6 */
export const uncollectedDays = 30;
/** The platform's owner is warned above this share, once there are this many orders. */
export const uncollectedLimit = { percent: 10, orders: 20 } as const;

/** How a mess's accepted orders ended. */
export interface Uncollected {
  /** Completed, marked 'Not collected', or expired after they were ready. */
  orders: number;
  notCollected: number;
  expiredReady: number;
}

/** Whether the share of uncollected orders is high enough for a warning. */
export function isOftenUncollected({ orders, notCollected, expiredReady }: Uncollected): boolean {
  const { percent, orders: minOrders } = uncollectedLimit;
  return orders >= minOrders && (notCollected + expiredReady) * 100 > orders * percent;
}
