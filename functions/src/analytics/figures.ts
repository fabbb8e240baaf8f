import {
  isEndedEarly,
  isOngoing,
  type OrderStatus,
  statusFacts,
} from '@thali/shared/orders/order-status';
import type { OrderFacts } from './order-facts.ts';
import type { CountedRow } from './projection-rows.ts';

/** Sums by attribute name. */
export type Figures = Record<string, number>;

/**
 * An order's figures for its day.
 * @param counted replaces the order's current answer and money
 * Rule: analytics-1
 */
export function dayFigures(
  order: OrderFacts,
  status: OrderStatus,
  { answer, money }: Pick<CountedRow, 'answer' | 'money'> = order,
): Figures {
  return {
    ...platformFigures(order, status),
    ...(!isEndedEarly(status) && { earning: 1, [`paise${order.hour}`]: order.totalPaise }),
    ...(status === order.waitingStatus && { unprovenWaiting: 1 }),
    ...(isOngoing(status) && { openPaise: order.totalPaise }),
    ...(isInQueue(order, status) && { waitingPortions: portionsOf(order) }),
    ...(status === 'cancelled' && order.isNotCollected && { notCollected: 1 }),
    ...(status === 'expired' && order.wasReady && { expiredReady: 1 }),
    ...(answer !== undefined && { [answer]: 1 }),
    ...(!isEndedEarly(status) && money),
    ...(!isEndedEarly(status) &&
      order.isCounterSale && { counterOrders: 1, counterPaise: order.totalPaise }),
    [`hour${order.hour}`]: 1,
  };
}

/** Whether the order waits for the kitchen to cook it. A pre-order waits only after its first step. */
function isInQueue({ isPreOrder }: OrderFacts, status: OrderStatus): boolean {
  return statusFacts[status].isGuestWaiting && !(isPreOrder && status === 'confirmed');
}

function portionsOf({ lines }: OrderFacts): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** An order's figures for the whole platform: a subset of the order's figures for the day. */
export function platformFigures(order: OrderFacts, status: OrderStatus): Figures {
  const { totalPaise: revenuePaise, feePaise } = order;
  return { orders: 1, [status]: 1, ...(!isEndedEarly(status) && { revenuePaise, feePaise }) };
}

/**
 * Portions (`q`) and revenue (`r`) of each dish, by its id. `k`: the portions sold at the counter. `c`, a dish's id
 * and a choice's id: the portions with that choice. Empty for a cancelled or expired order.
 * Rule: analytics-22
 */
export function itemFigures(order: OrderFacts, status: OrderStatus): Figures {
  if (isEndedEarly(status)) return {};
  const figures: Figures = {};
  for (const { itemId, quantity, paise, choices } of order.lines) {
    add(figures, { [`q${itemId}`]: quantity, [`r${itemId}`]: paise });
    if (order.isCounterSale) add(figures, { [`k${itemId}`]: quantity });
    for (const { id } of choices) add(figures, { [`c${itemId}${id}`]: quantity });
  }
  return figures;
}

/** Portions of a dish by choice, most first. The id is the group's id followed by the choice's id. */
export function portionsByChoice(
  figures: Figures,
  itemId: string,
): { id: string; portions: number }[] {
  const start = `c${itemId}`;
  return Object.entries(figures)
    .filter(([name, portions]) => name.startsWith(start) && portions > 0)
    .map(([name, portions]) => ({ id: name.slice(start.length), portions }))
    .sort((a, b) => b.portions - a.portions || a.id.localeCompare(b.id));
}

/** Adds to `sum`, in place. */
export function add(sum: Figures, added: Figures): Figures {
  for (const [name, value] of Object.entries(added)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

/** `after` minus `before`, without zeros. */
export function difference(after: Figures, before: Figures): Figures {
  const negative = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, -value]),
  );
  return withoutZeros(add({ ...after }, negative));
}

export function withoutZeros(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0));
}
