import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderCap } from '@thali/shared/vendors/vendor-settings';

/** The default work of a kitchen in a quarter of an hour, for a kitchen without a cap. */
const defaultCap: OrderCap = { unit: 'portions', most: 30 };
const capMinutes = 15;
/** Promises are in steps of five minutes. */
const roundingMinutes = 5;

interface Work {
  /** Accepted orders that are not ready. */
  cooking: readonly Order[];
  /** The usual ready time. */
  usualMinutes: number;
  /** The work that the kitchen can do in a quarter of an hour. */
  cap?: OrderCap | undefined;
}

/**
 * The minutes to promise when staff confirm several orders, oldest first. Each order waits for the work before it, at
 * the pace of the cap. The minimum is the usual ready time.
 * Rule: kitchen-30
 */
export function promiseTimes(
  orders: readonly Order[],
  { cooking, usualMinutes, cap = defaultCap }: Work,
): number[] {
  const workOf = ({ items }: Order) =>
    cap.unit === 'orders'
      ? 1
      : items.reduce((sum, { quantity, isDone }) => sum + (isDone ? 0 : quantity), 0);
  let work = cooking.reduce((sum, order) => sum + workOf(order), 0);
  return orders.map((order) => {
    work += workOf(order);
    const minutes = (work / cap.most) * capMinutes;
    return Math.max(usualMinutes, Math.ceil(minutes / roundingMinutes) * roundingMinutes);
  });
}
