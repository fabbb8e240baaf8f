import { isRecord } from '@thali/shared/http/is-record';
import type { Order } from '@thali/shared/orders/order.contract';
import { isAccepted, isOngoing } from '@thali/shared/orders/order-status';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

/** The ticket of one order on this device. */
export interface PrintedTicket {
  /** A begun ticket may be on paper if the page closed meanwhile. `over`: the order has ended. */
  state: 'begun' | 'done' | 'over';
  /** When it got this state, in milliseconds. */
  at: number;
  /** The table on the paper, null for none. Absent: an earlier release printed it. */
  table?: string | null;
  /** The dishes and notes on the paper, as `dishesOf`. Absent as above. */
  dishes?: string;
}

/** The tickets that this device has printed or begun, by order. */
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

/** Whether the tickets outlast a reload. They do not if the device's storage is full. */
export function areTicketsStored(): boolean {
  try {
    const stored = JSON.stringify(readTickets(JSON.parse(localStorage.getItem(key) ?? '{}')));
    return stored === JSON.stringify(printedTickets.get());
  } catch {
    return false;
  }
}

/** A late answer can show an order once more after its end, but not for this long. */
const keptAfterEndMs = 24 * 60 * 60 * 1000;

/** Remembers a ticket for as long as its order can be open, and for a day after the order's end. */
export function withTicket(
  known: PrintedTickets,
  order: Pick<Order, 'id' | 'table' | 'items' | 'specialInstructions' | 'serviceMode'>,
  state: 'begun' | 'done',
  now = Date.now(),
): PrintedTickets {
  const ticket = { state, at: now, table: order.table ?? null, dishes: dishesOf(order) };
  return { ...known, [order.id]: ticket };
}

/** Marks the order as ended, and forgets orders that ended long ago. */
export function withEnded(known: PrintedTickets, id: string, now = Date.now()): PrintedTickets {
  const kept = Object.entries(known).filter(
    ([, { state, at }]) => state !== 'over' || now - at < keptAfterEndMs,
  );
  return { ...Object.fromEntries(kept), [id]: { state: 'over', at: now } };
}

export interface Ticket {
  /** `moved` and `cancelled` are short strips, the others whole tickets. */
  kind: 'new' | 'reprint' | 'changed' | 'moved' | 'cancelled';
  order: Order;
  /** The table on the paper before the move, null for none. */
  movedFrom?: string | null;
}

/**
 * The next ticket to print: cancelled orders first, then the oldest order. An order whose printed ticket is outdated
 * gets a strip.
 * @param ended  orders of printed tickets that have ended
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
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
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

/** The ids of printed tickets whose orders have left the list of open orders. */
export function missingOrders(orders: readonly Order[], printed: PrintedTickets): string[] {
  const open = new Set(orders.map(({ id }) => id));
  return Object.entries(printed)
    .filter(([id, { state }]) => state !== 'over' && !open.has(id))
    .map(([id]) => id);
}

/** The accepted orders whose ticket is not on paper yet. */
export function unprintedOrders(orders: readonly Order[], printed: PrintedTickets): Order[] {
  return orders.filter((order) => needsTicket(order) && printed[order.id]?.state !== 'done');
}

/** Marks all accepted orders as printed, because their food is already being cooked. */
export function allPrinted(orders: readonly Order[], known: PrintedTickets): PrintedTickets {
  return orders.filter(needsTicket).reduce((all, order) => withTicket(all, order, 'done'), known);
}

/** The parts of an order that the kitchen cooks from, to compare them with the paper. */
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

/** Food that was ready before the end needs no strip. */
export function needsCancelStrip({ status, statusTimes }: Order): boolean {
  return status === 'cancelled' && statusTimes.ready === undefined;
}

function needsTicket({ status }: Order): boolean {
  return isOngoing(status) && isAccepted(status);
}
