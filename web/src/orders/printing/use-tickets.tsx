import type { Order } from '@thali/shared/orders/order.contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Observable, useObservable } from '../../lib/state/observable.ts';
import type { PrintLine } from './print-line.ts';
import { PrintNow } from './print-now.tsx';
import { drawLines, printerLock, printForAll, printOnDevice } from './print-on-device.ts';
import { allPrinted, printedTickets, type Ticket, withTicket } from './printed-tickets.ts';
import type { PrinterLink } from './printer-link.ts';
import {
  type ChosenPrinter,
  chosenPrinter,
  type PrinterWayName,
  paperSettings,
  printerWays,
} from './printer-settings.ts';
import { movedLines, ticketLines } from './ticket-lines.ts';
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

interface TicketActs {
  /** Reads an order that is no longer ongoing, as the ticket printer needs it. */
  readOrder: (id: string) => Promise<Order | undefined>;
  /** An order's whole ticket is on paper. */
  onPrinted: (order: Order) => void;
}

/**
 * The tickets of this device.
 * @param kitchen  the orders of the kitchen, undefined before they are loaded
 * @param acts  the acts of the first call stay
 * Rule: bills-9
 */
export function useTickets(kitchen: KitchenOrders, acts: TicketActs): Tickets {
  const [printer] = useState(() => printerOf(kitchen, acts));
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
    const job = { chosen, printer, kitchen, signal, takeOpened };
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
      const { link, device } = await printerWays[way].choose();
      opened.current = link;
      printedTickets.set(allPrinted(kitchen.get()?.orders ?? [], printedTickets.get()));
      chosenPrinter.set({ way, device });
    },
    print(order) {
      const mark = printedTickets.get()[order.id] ? 'reprint' : undefined;
      printedTickets.set(withTicket(printedTickets.get(), order, 'done'));
      printLines(ticketLines(order, { ...paperSettings.get(), mark }));
    },
    sheet: shown && <PrintNow label="Ticket" lines={shown} width={roll} onDone={hide} />,
  };
}

function printerOf(kitchen: KitchenOrders, acts: TicketActs): TicketPrinter {
  return createTicketPrinter({
    ...acts,
    orders: () => kitchen.get()?.orders,
    printed: printedTickets,
    linesOf,
    draw: drawLines,
  });
}

function linesOf({ kind, order, movedFrom }: Ticket): PrintLine[] {
  const settings = paperSettings.get();
  if (kind === 'moved') return movedLines(order, movedFrom ?? null, settings);
  return ticketLines(order, { ...settings, mark: kind === 'new' ? undefined : kind });
}

const checkEveryMs = 2000;

interface Printing {
  chosen: ChosenPrinter;
  printer: TicketPrinter;
  kitchen: KitchenOrders;
  signal: AbortSignal;
  /** @returns a printer that was just chosen, only once */
  takeOpened: () => PrinterLink | undefined;
}

/** Prints new tickets until `signal` aborts. Reopens a printer that was switched off or unplugged. */
async function keepPrinting({ chosen, printer, kitchen, signal, takeOpened }: Printing) {
  const way = printerWays[chosen.way];
  printer.seek();
  const stops = [
    kitchen.subscribe(() => void printer.work()),
    printForAll((lines) => printer.print(lines)),
  ];
  while (!signal.aborted) {
    // Without a printer this does nothing. With one, it also notices that the paper is out or back.
    void printer.work();
    if (['closed', 'ambiguous', 'failed'].includes(printer.state.get())) {
      const link = takeOpened() ?? (await way.reopen(chosen.device).catch(() => undefined));
      if (signal.aborted) break;
      if (link === 'ambiguous') printer.seek('ambiguous');
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
