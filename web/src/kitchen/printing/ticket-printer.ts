import type { Order } from '@thali/shared/orders/order.contract';
import type { PrintLine } from '../../lib/print/print-line.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import type { PrinterLink } from '../../orders/printing/printer-link.ts';
import { nextTicket, type PrintedTickets, type Ticket, withTicket } from './printed-tickets.ts';

export type PrinterState = 'closed' | 'ready' | 'printing' | 'failed';

interface TicketPrinterParts {
  /** What the server says is ongoing: nothing is printed of a step that it may still refuse. */
  orders: () => readonly Order[];
  printed: Pick<Observable<PrintedTickets>, 'get' | 'set'>;
  linesOf: (ticket: Ticket) => readonly PrintLine[];
  draw: (lines: readonly PrintLine[]) => Promise<Uint8Array<ArrayBuffer>>;
}

export type TicketPrinter = ReturnType<typeof createTicketPrinter>;

/**
 * Prints each accepted order once, the oldest first, one at a time. A ticket is noted before it is sent and again
 * once it is: after a reload in between it is printed again and says so. What cannot be printed waits.
 */
export function createTicketPrinter({ orders, printed, linesOf, draw }: TicketPrinterParts) {
  const state = createObservable<PrinterState>('closed');
  const wanted: (readonly PrintLine[])[] = [];
  let link: PrinterLink | undefined;

  async function work(): Promise<void> {
    if (!link || state.get() !== 'ready') return;
    state.set('printing');
    try {
      while (await printNext(link));
      if (link) state.set('ready');
    } catch {
      letGo();
      state.set('failed');
    }
  }

  function letGo(): void {
    void link?.close().catch(() => undefined);
    link = undefined;
  }

  /** @returns whether there was anything to print */
  async function printNext(open: PrinterLink): Promise<boolean> {
    const [lines] = wanted;
    if (lines) {
      await open.send(await draw(lines));
      wanted.shift();
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
    /** Looks for what is to be printed. */
    work,
    open(opened: PrinterLink): Promise<void> {
      link = opened;
      state.set('ready');
      return work();
    },
    close(): void {
      letGo();
      wanted.length = 0;
      state.set('closed');
    },
    /** Before all tickets: somebody waits for it. */
    print(lines: readonly PrintLine[]): Promise<void> {
      wanted.push(lines);
      return work();
    },
  };
}
