/** Orders that were accepted and ended without a fee are counted over so many days up to today. Rule: fees-6 */
export const uncollectedDays = 30;
/** The platform's owner is warned about a larger share, of so many orders at least. */
export const uncollectedLimit = { percent: 10, orders: 20 } as const;

/** How a mess's accepted orders ended. */
export interface Uncollected {
  /** Completed, marked Not collected or expired after they were ready. */
  orders: number;
  notCollected: number;
  expiredReady: number;
}

/** Whether so many ended uncollected that somebody should look at the mess. */
export function isOftenUncollected({ orders, notCollected, expiredReady }: Uncollected): boolean {
  const { percent, orders: fewest } = uncollectedLimit;
  return orders >= fewest && (notCollected + expiredReady) * 100 > orders * percent;
}
