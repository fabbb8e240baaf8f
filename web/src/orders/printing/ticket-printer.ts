import type { Order } from '@thali/shared/orders/order.contract';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import type { PrintLine } from './print-line.ts';
import {
  missingOrders,
  needsCancelStrip,
  nextTicket,
  type PrintedTickets,
  type Ticket,
  withEnded,
  withTicket,
} from './printed-tickets.ts';
import type { PrinterLink } from './printer-link.ts';

export type PrinterState =
  /** Another tab of this device has opened the printer. */
  | 'elsewhere'
  | 'closed'
  /** Several connected printers may be the chosen printer. */
  | 'ambiguous'
  | 'ready'
  | 'printing'
  | 'no-paper'
  /** The printer has taken no data for some seconds. */
  | 'no-answer'
  | 'failed';

interface TicketPrinterParts {
  /** The ongoing orders by the server, without this screen's unconfirmed changes. Undefined while loading. */
  orders: () => readonly Order[] | undefined;
  /** Reads an order that is no longer on the list. Undefined if the order does not exist. Rejects without a network. */
  readOrder: (id: string) => Promise<Order | undefined>;
  /** Whether an order belongs to this mess. The device may have printed tickets of another mess. */
  isOwnOrder: (id: string) => boolean;
  printed: Pick<Observable<PrintedTickets>, 'get' | 'set'>;
  linesOf: (ticket: Ticket) => readonly PrintLine[];
  draw: (lines: readonly PrintLine[]) => Promise<Uint8Array<ArrayBuffer>>;
  /** Runs when a whole ticket is on paper. */
  onPrinted: (order: Order) => void;
}

export type TicketPrinter = ReturnType<typeof createTicketPrinter>;

class NoPaperError extends Error {}

/** After this time without progress, the printer has a problem. */
const answerMs = 2500;

/**
 * Prints each accepted order once, the oldest first. If a printed order is cancelled, changed or moved, prints a note
 * or a new ticket. Records each ticket before and after sending. After a reload in between, prints the ticket again,
 * marked as a reprint. Tickets wait while the printer fails.
 */
export function createTicketPrinter(parts: TicketPrinterParts) {
  const { orders, readOrder, isOwnOrder, printed, linesOf, draw, onPrinted } = parts;
  const state = createObservable<PrinterState>('elsewhere');
  const requestedTickets: (readonly PrintLine[])[] = [];
  /** Cancelled orders that the kitchen has no note about yet. */
  const cancelledOrders = new Map<string, Order>();
  let link: PrinterLink | undefined;
  let isWorking = false;

  async function printWaiting(): Promise<void> {
    const openLink = link;
    if (!openLink || isWorking) return;
    isWorking = true;
    try {
      await checkPaper(openLink);
      while (await printNext(openLink));
      if (link === openLink) state.set('ready');
    } catch (error) {
      if (link !== openLink) return;
      if (!(error instanceof NoPaperError)) dropLink();
      state.set(error instanceof NoPaperError ? 'no-paper' : 'failed');
    } finally {
      isWorking = false;
    }
  }

  function dropLink(): void {
    void link?.close().catch(() => undefined);
    link = undefined;
  }

  /** @returns false if the queue was empty */
  async function printNext(openLink: PrinterLink): Promise<boolean> {
    const [lines] = requestedTickets;
    if (lines) {
      await send(openLink, await draw(lines));
      requestedTickets.shift();
      return true;
    }
    const ticket = nextTicket(orders() ?? [], [...cancelledOrders.values()], printed.get());
    if (!ticket) return readEnded();
    await printTicket(openLink, ticket);
    return true;
  }

  async function printTicket(openLink: PrinterLink, ticket: Ticket): Promise<void> {
    const { kind, order } = ticket;
    const isStrip = kind === 'moved' || kind === 'cancelled';
    const bytes = await draw(linesOf(ticket));
    if (!isStrip) printed.set(withTicket(printed.get(), order, 'begun'));
    await send(openLink, bytes);
    if (kind === 'cancelled') {
      cancelledOrders.delete(order.id);
      printed.set(withEnded(printed.get(), order.id));
      return;
    }
    printed.set(withTicket(printed.get(), order, 'done'));
    if (!isStrip) onPrinted(order);
  }

  async function send(openLink: PrinterLink, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    state.set('printing');
    const waitForAnswer = () => setTimeout(() => state.set('no-answer'), answerMs);
    let timer = waitForAnswer();
    try {
      await openLink.send(bytes, () => {
        clearTimeout(timer);
        timer = waitForAnswer();
      });
    } finally {
      clearTimeout(timer);
    }
    await checkPaper(openLink);
  }

  async function checkPaper(openLink: PrinterLink): Promise<void> {
    if ((await openLink.hasPaper?.()) === false) throw new NoPaperError();
  }

  /** Reads how an order with a printed ticket has ended. @returns false if there is nothing more to read */
  async function readEnded(): Promise<boolean> {
    const openOrders = orders();
    const [id] = openOrders
      ? missingOrders(openOrders, printed.get()).filter(
          (missingOrder) => isOwnOrder(missingOrder) && !cancelledOrders.has(missingOrder),
        )
      : [];
    if (id === undefined) return false;
    const order = await readOrder(id).catch(() => null);
    // Without a network, the next round tries again.
    if (order === null) return false;
    if (order && needsCancelStrip(order)) cancelledOrders.set(id, order);
    else if (!order || isOver(order)) printed.set(withEnded(printed.get(), id));
    else return false;
    return true;
  }

  return {
    state: state as Pick<typeof state, 'get' | 'subscribe'>,
    /** Prints all waiting lines and tickets. */
    printWaiting,
    open(newLink: PrinterLink): Promise<void> {
      link = newLink;
      state.set('ready');
      return printWaiting();
    },
    /** Reports that this tab prints, but is still looking for the printer. */
    reportSearching(reason: 'closed' | 'ambiguous' = 'closed'): void {
      state.set(reason);
    },
    close(): void {
      dropLink();
      requestedTickets.length = 0;
      state.set('elsewhere');
    },
    /** Prints lines before all tickets, because a person waits for them. */
    print(lines: readonly PrintLine[]): Promise<void> {
      requestedTickets.push(lines);
      return printWaiting();
    },
  };
}

function isOver({ status }: Order): boolean {
  return status === 'completed' || status === 'cancelled' || status === 'expired';
}
