import type { Order } from '@thali/shared/orders/order.contract';
import { isAccepted, isOngoing } from '@thali/shared/orders/order-status';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/**
 * Orders whose ticket this device has begun to print, or has printed. A ticket that is only begun when the page closes
 * may or may not be on paper.
 */
export type PrintedTickets = Readonly<Record<string, 'begun' | 'done'>>;

/** More than a kitchen has at once. */
const maxTickets = 300;

export const printedTickets = createStoredObservable<PrintedTickets>(
  deviceKey('tickets'),
  (stored) => (stored !== null && typeof stored === 'object' ? (stored as PrintedTickets) : {}),
);

export function withTicket(
  known: PrintedTickets,
  id: string,
  state: 'begun' | 'done',
): PrintedTickets {
  const { [id]: _before, ...others } = known;
  return Object.fromEntries([...Object.entries(others), [id, state] as const].slice(-maxTickets));
}

export interface Ticket {
  order: Order;
  isReprint: boolean;
}

/** The oldest order that the kitchen accepted and whose ticket may not be on paper. Rule: bills-9 */
export function nextTicket(orders: readonly Order[], printed: PrintedTickets): Ticket | undefined {
  const [order] = orders
    .filter((one) => isUnderWay(one) && printed[one.id] !== 'done')
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return order && { order, isReprint: printed[order.id] === 'begun' };
}

/** Marks all accepted orders as printed: food that is already being cooked needs no ticket. */
export function allPrinted(orders: readonly Order[], known: PrintedTickets): PrintedTickets {
  return orders.filter(isUnderWay).reduce((all, { id }) => withTicket(all, id, 'done'), known);
}

function isUnderWay({ status }: Order): boolean {
  return isOngoing(status) && isAccepted(status);
}
