import type { Order } from '@thali/shared/orders/order.contract';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import type { PrintLine } from './print-line.ts';
import { nextTicket, type PrintedTickets, type Ticket, withTicket } from './printed-tickets.ts';
import type { PrinterLink } from './printer-link.ts';

export type PrinterState = 'closed' | 'ready' | 'printing' | 'failed';

interface TicketPrinterParts {
  /** The ongoing orders of the server, without unconfirmed steps of this screen. */
  orders: () => readonly Order[];
  printed: Pick<Observable<PrintedTickets>, 'get' | 'set'>;
  linesOf: (ticket: Ticket) => readonly PrintLine[];
  draw: (lines: readonly PrintLine[]) => Promise<Uint8Array<ArrayBuffer>>;
}

export type TicketPrinter = ReturnType<typeof createTicketPrinter>;

/**
 * Prints each accepted order once, the oldest first. It records each ticket before and after sending. If the page
 * reloads in between, the ticket is printed again and marked as a reprint. Tickets wait while the printer fails.
 */
export function createTicketPrinter({ orders, printed, linesOf, draw }: TicketPrinterParts) {
  const state = createObservable<PrinterState>('closed');
  const requested: (readonly PrintLine[])[] = [];
  let link: PrinterLink | undefined;

  async function work(): Promise<void> {
    if (!link || state.get() !== 'ready') return;
    state.set('printing');
    try {
      while (await printNext(link));
      if (link) state.set('ready');
    } catch {
      dropLink();
      state.set('failed');
    }
  }

  function dropLink(): void {
    void link?.close().catch(() => undefined);
    link = undefined;
  }

  /** @returns false if the queue was empty */
  async function printNext(open: PrinterLink): Promise<boolean> {
    const [lines] = requested;
    if (lines) {
      await open.send(await draw(lines));
      requested.shift();
      return true;
    }
    const ticket = nextTicket(orders(), printed.get());
    if (!ticket) return false;
    const { id } = ticket.order;
    const bytes = await draw(linesOf(ticket));
    printed.set(withTicket(printed.get(), id, 'begun'));
    await open.send(bytes);
    printed.set(withTicket(printed.get(), id, 'done'));
    return true;
  }

  return {
    state: state as Pick<typeof state, 'get' | 'subscribe'>,
    /** Prints everything that is due. */
    work,
    open(opened: PrinterLink): Promise<void> {
      link = opened;
      state.set('ready');
      return work();
    },
    close(): void {
      dropLink();
      requested.length = 0;
      state.set('closed');
    },
    /** Prints these lines before all tickets, because a person waits for them. */
    print(lines: readonly PrintLine[]): Promise<void> {
      requested.push(lines);
      return work();
    },
  };
}
