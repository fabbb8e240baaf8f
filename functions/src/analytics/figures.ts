import { isEndedEarly, isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import type { OrderFacts } from './order-facts.ts';
import type { CountedRow } from './projection-rows.ts';

/** Numbers that are added up, by the attribute that they are stored in. */
export type Figures = Record<string, number>;

/**
 * What an order adds to its day: `orders`, its status, `hour13`, and while it is neither cancelled nor
 * expired `earning`, `revenuePaise`, `paise13` and `feePaise`; until it is completed, `openPaise`; while it waits and
 * nobody proved its phone, `unprovenWaiting`; of those that nobody collected, `notCollected` or `expiredReady`; and when
 * the kitchen saw it; and of its revenue the part that is not cash.
 * @param counted  what was known of the answer and the money then; what is known now unless given
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
    ...(status === order.unprovenWhile && { unprovenWaiting: 1 }),
    ...(isOngoing(status) && { openPaise: order.totalPaise }),
    ...(status === 'cancelled' && order.isNotCollected && { notCollected: 1 }),
    ...(status === 'expired' && order.wasReady && { expiredReady: 1 }),
    ...(answer !== undefined && { [answer]: 1 }),
    ...(!isEndedEarly(status) && money),
    [`hour${order.hour}`]: 1,
  };
}

/** The same for the platform as a whole, in fewer figures. */
export function platformFigures(order: OrderFacts, status: OrderStatus): Figures {
  const { totalPaise: revenuePaise, feePaise } = order;
  return { orders: 1, [status]: 1, ...(!isEndedEarly(status) && { revenuePaise, feePaise }) };
}

/**
 * Portions and revenue of each dish: `q` and `r` before its id, and `c` before its id and a choice's: portions that it
 * was chosen for. Nothing of an order that is not eaten. Rule: analytics-22
 */
export function itemFigures(order: OrderFacts, status: OrderStatus): Figures {
  if (isEndedEarly(status)) return {};
  const figures: Figures = {};
  for (const { itemId, quantity, paise, choices } of order.lines) {
    add(figures, { [`q${itemId}`]: quantity, [`r${itemId}`]: paise });
    for (const { id } of choices) add(figures, { [`c${itemId}${id}`]: quantity });
  }
  return figures;
}

/** Portions of a dish by what was chosen for it, most first: each choice's id is its group's and its own. */
export function chosenOf(figures: Figures, itemId: string): { id: string; portions: number }[] {
  const start = `c${itemId}`;
  return Object.entries(figures)
    .filter(([name, portions]) => name.startsWith(start) && portions > 0)
    .map(([name, portions]) => ({ id: name.slice(start.length), portions }))
    .sort((one, other) => other.portions - one.portions || one.id.localeCompare(other.id));
}

/** Adds to `sum`, in place. */
export function add(sum: Figures, more: Figures): Figures {
  for (const [name, value] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

/** `after` without `before`; what does not change is left out. */
export function difference(after: Figures, before: Figures): Figures {
  const negative = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, -value]),
  );
  return withoutZeros(add({ ...after }, negative));
}

export function withoutZeros(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0));
}
