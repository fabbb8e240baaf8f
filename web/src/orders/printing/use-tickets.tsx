import type { Order } from '@thali/shared/orders/order.contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Observable, useObservable } from '../../lib/state/observable.ts';
import type { PrintLine } from './print-line.ts';
import { PrintNow } from './print-now.tsx';
import { drawLines, printerLock, printForAll, printOnDevice } from './print-on-device.ts';
import { allPrinted, printedTickets, withTicket } from './printed-tickets.ts';
import type { PrinterLink, PrinterWay } from './printer-link.ts';
import {
  chosenPrinter,
  type PrinterWayName,
  paperSettings,
  printerWays,
} from './printer-settings.ts';
import { ticketLines } from './ticket-lines.ts';
import { createTicketPrinter, type TicketPrinter } from './ticket-printer.ts';

export interface Tickets {
  printer: TicketPrinter;
  /** Opens the browser's list of printers. The chosen one prints all tickets. Rejects if nobody chooses. */
  choose: (way: PrinterWayName) => Promise<void>;
  /** Prints one ticket on request. */
  print: (order: Order) => void;
  printLines: (lines: readonly PrintLine[]) => void;
  /** The lines for the browser's print dialog while it is open. */
  sheet: ReactNode;
}

type KitchenOrders = Pick<
  Observable<{ orders: readonly Order[] } | undefined>,
  'get' | 'subscribe'
>;

/**
 * The tickets of this device.
 * @param kitchen  the orders of the kitchen, undefined before they are loaded
 * Rule: bills-9
 */
export function useTickets(kitchen: KitchenOrders): Tickets {
  const [printer] = useState(() => printerOf(kitchen));
  const chosen = useObservable(chosenPrinter);
  const { roll } = useObservable(paperSettings);
  const [shown, setShown] = useState<readonly PrintLine[]>();
  const hide = useCallback(() => setShown(undefined), []);
  const opened = useRef<PrinterLink>(undefined);

  useEffect(() => {
    if (!chosen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const takeOpened = () => {
      const link = opened.current;
      opened.current = undefined;
      return link;
    };
    const job = { way: printerWays[chosen], printer, kitchen, signal, takeOpened };
    // Only one of several tabs prints.
    navigator.locks
      .request(printerLock, { signal }, () => keepPrinting(job))
      .catch(() => undefined);
    return () => {
      leaving.abort();
      printer.close();
    };
  }, [chosen, printer, kitchen]);

  const printLines = (lines: readonly PrintLine[]) => {
    // Drops the lines if no tab holds the printer and it does not respond.
    if (chosen) void printOnDevice(lines).catch(() => undefined);
    else setShown(lines);
  };
  return {
    printer,
    printLines,
    async choose(way) {
      opened.current = await printerWays[way].choose();
      printedTickets.set(allPrinted(kitchen.get()?.orders ?? [], printedTickets.get()));
      chosenPrinter.set(way);
    },
    print(order) {
      const isReprint = printedTickets.get()[order.id] !== undefined;
      printedTickets.set(withTicket(printedTickets.get(), order.id, 'done'));
      printLines(ticketLines(order, { ...paperSettings.get(), isReprint }));
    },
    sheet: shown && <PrintNow label="Ticket" lines={shown} width={roll} onDone={hide} />,
  };
}

function printerOf(kitchen: KitchenOrders): TicketPrinter {
  return createTicketPrinter({
    orders: () => kitchen.get()?.orders ?? [],
    printed: printedTickets,
    linesOf: ({ order, isReprint }) => ticketLines(order, { ...paperSettings.get(), isReprint }),
    draw: drawLines,
  });
}

const reopenEveryMs = 2000;

interface Printing {
  way: PrinterWay;
  printer: TicketPrinter;
  kitchen: KitchenOrders;
  signal: AbortSignal;
  /** @returns a printer that was just chosen, only once */
  takeOpened: () => PrinterLink | undefined;
}

/** Prints new tickets until `signal` aborts. Reopens a printer that was switched off or unplugged. */
async function keepPrinting({ way, printer, kitchen, signal, takeOpened }: Printing) {
  const stops = [
    kitchen.subscribe(() => void printer.work()),
    printForAll((lines) => printer.print(lines)),
  ];
  while (!signal.aborted) {
    if (printer.state.get() === 'closed' || printer.state.get() === 'failed') {
      const link = takeOpened() ?? (await way.reopen().catch(() => undefined));
      if (link && !signal.aborted) void printer.open(link);
    }
    await pause(signal);
  }
  for (const stop of stops) stop();
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, reopenEveryMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
