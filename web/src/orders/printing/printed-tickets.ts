import type { Order } from '@thali/shared/orders/order.contract';
import { isAccepted, isOngoing } from '@thali/shared/orders/order-status';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The tickets that this device has printed or begun. A begun ticket may be on paper if the page closed meanwhile. */
export type PrintedTickets = Readonly<Record<string, 'begun' | 'done'>>;

/** A kitchen has fewer orders at once. */
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
    .filter((one) => needsTicket(one) && printed[one.id] !== 'done')
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return order && { order, isReprint: printed[order.id] === 'begun' };
}

/** Marks all accepted orders as printed, because their food is already being cooked. */
export function allPrinted(orders: readonly Order[], known: PrintedTickets): PrintedTickets {
  return orders.filter(needsTicket).reduce((all, { id }) => withTicket(all, id, 'done'), known);
}

function needsTicket({ status }: Order): boolean {
  return isOngoing(status) && isAccepted(status);
}
