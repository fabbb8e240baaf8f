import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Observable, useObservable } from '../../lib/state/observable.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { splitLater } from '../staff/later-orders.ts';
import type { PrintLine } from './print-line.ts';
import { PrintNow } from './print-now.tsx';
import { drawLines, printerLock, printForAll, printOnDevice } from './print-on-device.ts';
import { allPrinted, printedTickets, type Ticket, withTicket } from './printed-tickets.ts';
import type { PrinterLink } from './printer-link.ts';
import {
  type ChosenPrinter,
  chosenPrinter,
  type PrinterConnectionName,
  paperSettings,
  printerConnections,
} from './printer-settings.ts';
import * as texts from './printer-texts.ts';
import { movedLines, ticketLines } from './ticket-lines.ts';
import { createTicketPrinter, type TicketPrinter } from './ticket-printer.ts';

export interface Tickets {
  printer: TicketPrinter;
  /** Opens the browser's list of printers. The chosen printer prints all tickets. Rejects without a choice. */
  choose: (way: PrinterConnectionName) => Promise<void>;
  /** Prints the ticket of an order on request. */
  print: (order: Order) => void;
  printLines: (lines: readonly PrintLine[]) => void;
  /** The lines for the open print dialog of the browser. */
  sheet: ReactNode;
}

interface Kitchen {
  orders: readonly Order[];
  vendor: { id: string; settings: Pick<VendorSettings, 'preOrders'> };
}
type KitchenOrders = Pick<Observable<Kitchen | undefined>, 'get' | 'subscribe'>;

/** The ticket of a pre-order prints when the kitchen begins with it. Rule: pre-orders-6 */
function ordersToPrint(kitchen: Kitchen | undefined): Order[] | undefined {
  if (!kitchen) return undefined;
  return splitLater(kitchen.orders, kitchen.vendor.settings.preOrders, serverNow()).current;
}

interface TicketHandlers {
  /** Reads an order that is no longer ongoing. */
  readOrder: (id: string) => Promise<Order | undefined>;
  /** Runs when an order's whole ticket is on paper. */
  onPrinted: (order: Order) => void;
}

/**
 * Prints tickets on this device.
 * @param kitchen  the kitchen's orders; undefined while loading
 * @param handlers  only the first value is used
 * Rule: bills-9
 */
export function useTickets(kitchen: KitchenOrders, handlers: TicketHandlers): Tickets {
  const [printer] = useState(() => printerOf(kitchen, handlers));
  const currentPrinter = useObservable(chosenPrinter);
  const { roll } = useObservable(paperSettings);
  const [dialogLines, setDialogLines] = useState<readonly PrintLine[]>();
  const closePrintDialog = useCallback(() => setDialogLines(undefined), []);
  const openedLink = useRef<PrinterLink>(undefined);

  useEffect(() => {
    if (!currentPrinter) return undefined;
    const unmount = new AbortController();
    const { signal } = unmount;
    const takeChosenLink = () => {
      const link = openedLink.current;
      openedLink.current = undefined;
      return link;
    };
    const printingJob = { currentPrinter, printer, kitchen, signal, takeChosenLink };
    // Waits for the lock, so that only one of several tabs prints.
    navigator.locks
      .request(printerLock, { signal }, () => keepPrinting(printingJob))
      .catch(() => undefined);
    return () => {
      unmount.abort();
      printer.close();
    };
  }, [currentPrinter, printer, kitchen]);

  const printLines = (lines: readonly PrintLine[]) => {
    // If no tab has the printer and it does not respond, drops the lines.
    if (currentPrinter) void printOnDevice(lines).catch(() => undefined);
    else setDialogLines(lines);
  };
  return {
    printer,
    printLines,
    async choose(connection) {
      const { link, device } = await printerConnections[connection].choose();
      openedLink.current = link;
      printedTickets.set(allPrinted(ordersToPrint(kitchen.get()) ?? [], printedTickets.get()));
      chosenPrinter.set({ way: connection, device });
    },
    print(order) {
      const reason = printedTickets.get()[order.id] ? 'reprint' : undefined;
      printedTickets.set(withTicket(printedTickets.get(), order, 'done'));
      printLines(ticketLines(order, reason));
    },
    sheet: dialogLines && (
      <PrintNow label={texts.ticket} lines={dialogLines} width={roll} onDone={closePrintDialog} />
    ),
  };
}

function printerOf(kitchen: KitchenOrders, handlers: TicketHandlers): TicketPrinter {
  return createTicketPrinter({
    ...handlers,
    orders: () => ordersToPrint(kitchen.get()),
    isOwnOrder: (id) => vendorIdOfOrder(id) === kitchen.get()?.vendor.id,
    printed: printedTickets,
    linesOf,
    draw: drawLines,
  });
}

function linesOf({ kind, order, movedFrom }: Ticket): PrintLine[] {
  if (kind === 'moved') return movedLines(order, movedFrom ?? null);
  return ticketLines(order, kind === 'new' ? undefined : kind);
}

const checkEveryMs = 2000;

interface PrintingJob {
  currentPrinter: ChosenPrinter;
  printer: TicketPrinter;
  kitchen: KitchenOrders;
  signal: AbortSignal;
  /** @returns the link to the printer that staff have just chosen. Only the first call returns the link */
  takeChosenLink: () => PrinterLink | undefined;
}

/** Prints new tickets until `signal` aborts. Reopens a printer that was switched off or unplugged. */
async function keepPrinting({
  currentPrinter,
  printer,
  kitchen,
  signal,
  takeChosenLink,
}: PrintingJob) {
  const connection = printerConnections[currentPrinter.way];
  printer.reportSearching();
  const stops = [
    kitchen.subscribe(() => void printer.printWaiting()),
    printForAll((lines) => printer.print(lines)),
  ];
  while (!signal.aborted) {
    // Also detects that the paper is out or back. Does nothing without an open printer.
    void printer.printWaiting();
    if (['closed', 'ambiguous', 'failed'].includes(printer.state.get())) {
      const link =
        takeChosenLink() ?? (await connection.reopen(currentPrinter.device).catch(() => undefined));
      if (signal.aborted) break;
      if (link === 'ambiguous') printer.reportSearching('ambiguous');
      else if (link) void printer.open(link);
    }
    await pause(signal);
  }
  for (const stop of stops) stop();
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, checkEveryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
