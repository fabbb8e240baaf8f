import { isRecord } from '@thali/shared/http/is-record';
import type { Order } from '@thali/shared/orders/order.contract';
import { isAccepted, isOngoing } from '@thali/shared/orders/order-status';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The state of an order's ticket on this device. */
export interface PrintedTicket {
  /** `begun`: sent to the printer, but perhaps not on paper. `over`: the order has ended. */
  state: 'begun' | 'done' | 'over';
  /** The time when the state changed, in epoch milliseconds. */
  at: number;
  /** The printed table; null for none. Absent in tickets of earlier releases. */
  table?: string | null;
  /** The printed dishes and notes, from `dishesOf`. Absent in tickets of earlier releases. */
  dishes?: string;
}

/** The tickets of this device, by order id. */
export type PrintedTickets = Readonly<Record<string, PrintedTicket>>;

const key = deviceKey('tickets');

export const printedTickets = createStoredObservable<PrintedTickets>(key, readTickets);

/** Reads the stored tickets. Earlier releases stored only the state. */
export function readTickets(stored: unknown, now = Date.now()): PrintedTickets {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([id, ticket]) => [
      id,
      typeof ticket === 'string' ? { state: ticket, at: now } : ticket,
    ]),
  ) as PrintedTickets;
}

/** Whether the tickets are stored for a reload. False if the device's storage is full. */
export function areTicketsStored(): boolean {
  try {
    const stored = JSON.stringify(readTickets(JSON.parse(localStorage.getItem(key) ?? '{}')));
    return stored === JSON.stringify(printedTickets.get());
  } catch {
    return false;
  }
}

/** The time to remember an ended order. A late response may show the order again. */
const rememberEndedMs = 24 * 60 * 60 * 1000;

/** Adds or updates the ticket of an order. */
export function withTicket(
  tickets: PrintedTickets,
  order: Pick<Order, 'id' | 'table' | 'items' | 'specialInstructions' | 'serviceMode'>,
  state: 'begun' | 'done',
  now = Date.now(),
): PrintedTickets {
  const ticket = { state, at: now, table: order.table ?? null, dishes: dishesOf(order) };
  return { ...tickets, [order.id]: ticket };
}

/** Marks an order as ended. Forgets orders that ended long ago. */
export function withEnded(tickets: PrintedTickets, id: string, now = Date.now()): PrintedTickets {
  const remaining = Object.entries(tickets).filter(
    ([, { state, at }]) => state !== 'over' || now - at < rememberEndedMs,
  );
  return { ...Object.fromEntries(remaining), [id]: { state: 'over', at: now } };
}

export interface Ticket {
  /** `moved` and `cancelled` are short notes. The other kinds are whole tickets. */
  kind: 'new' | 'reprint' | 'changed' | 'moved' | 'cancelled';
  order: Order;
  /** The printed table before the move; null for none. */
  movedFrom?: string | null;
}

/**
 * The next ticket to print: first cancelled orders, then the oldest order. If a printed ticket is outdated, the kitchen
 * gets a note or a new ticket.
 * @param ended  ended orders whose ticket is printed
 * Rule: bills-9
 */
export function nextTicket(
  orders: readonly Order[],
  ended: readonly Order[],
  printed: PrintedTickets,
): Ticket | undefined {
  const [cancelled] = ended.filter(needsCancelStrip);
  if (cancelled) return { kind: 'cancelled', order: cancelled };
  const oldestFirst = orders
    .filter(needsTicket)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const order of oldestFirst) {
    const ticket = ticketOf(order, printed[order.id]);
    if (ticket) return ticket;
  }
  return undefined;
}

function ticketOf(order: Order, printed: PrintedTicket | undefined): Ticket | undefined {
  if (!printed) return { kind: 'new', order };
  if (printed.state === 'begun') return { kind: 'reprint', order };
  if (printed.state === 'over') return undefined;
  if (printed.dishes !== undefined && printed.dishes !== dishesOf(order)) {
    return { kind: 'changed', order };
  }
  const table = order.table ?? null;
  if (printed.table === undefined || printed.table === table) return undefined;
  return { kind: 'moved', order, movedFrom: printed.table };
}

/** The ids of orders with a ticket that are missing from the list of open orders. */
export function missingOrders(orders: readonly Order[], printed: PrintedTickets): string[] {
  const openIds = new Set(orders.map(({ id }) => id));
  return Object.entries(printed)
    .filter(([id, { state }]) => state !== 'over' && !openIds.has(id))
    .map(([id]) => id);
}

/** The accepted orders without a complete ticket on paper. */
export function unprintedOrders(orders: readonly Order[], printed: PrintedTickets): Order[] {
  return orders.filter((order) => needsTicket(order) && printed[order.id]?.state !== 'done');
}

/** Marks all accepted orders as printed, because the kitchen already cooks them. */
export function allPrinted(orders: readonly Order[], tickets: PrintedTickets): PrintedTickets {
  return orders.filter(needsTicket).reduce((all, order) => withTicket(all, order, 'done'), tickets);
}

/** The dishes and notes of an order, as a text to compare with the printed ticket. */
function dishesOf({
  items,
  specialInstructions,
  serviceMode,
}: Pick<Order, 'items' | 'specialInstructions' | 'serviceMode'>): string {
  const dishes = items.map(({ quantity, menuItem, choices, specialInstructions: note }) => [
    quantity,
    menuItem.name,
    choices?.map(({ name }) => name) ?? [],
    note ?? '',
  ]);
  return JSON.stringify([dishes, specialInstructions ?? '', serviceMode ?? '']);
}

/** Whether to print a note about a cancelled order. False if its food was already ready. */
export function needsCancelStrip({ status, statusTimes }: Order): boolean {
  return status === 'cancelled' && statusTimes.ready === undefined;
}

function needsTicket({ status }: Order): boolean {
  return isOngoing(status) && isAccepted(status);
}
