import type { Order } from '@thali/shared/orders/order.contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PrintLine } from '../../lib/print/print-line.ts';
import { PrintNow } from '../../lib/print/print-now.tsx';
import { useObservable } from '../../lib/state/observable.ts';
import { drawLines } from '../../orders/printing/draw-lines.ts';
import { printerLock, printHere } from '../../orders/printing/print-here.ts';
import type { PrinterLink } from '../../orders/printing/printer-link.ts';
import {
  chosenPrinter,
  type PrinterWayName,
  paperSettings,
  printerWays,
} from '../../orders/printing/printer-settings.ts';
import { ticketLines } from '../../orders/printing/ticket-lines.ts';
import type { KitchenStore } from '../kitchen-store.ts';
import { keepPrinting } from './keep-printing.ts';
import { allPrinted, printedTickets, withTicket } from './printed-tickets.ts';
import { createTicketPrinter, type TicketPrinter } from './ticket-printer.ts';

export interface Tickets {
  printer: TicketPrinter;
  /** Lets somebody choose a printer, which prints every ticket from then on. Rejects where nobody chose one. */
  choose: (way: PrinterWayName) => Promise<void>;
  /** One ticket again, or one at a device that prints none by itself. */
  print: (order: Order) => void;
  printLines: (lines: readonly PrintLine[]) => void;
  /** What the browser's print dialog shows, while it is open. */
  sheet: ReactNode;
}

/** The tickets of this device. Rule: bills-9 */
export function useTickets(store: KitchenStore): Tickets {
  const [printer] = useState(() => printerOf(store));
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
    const job = { way: printerWays[chosen], printer, store, signal, takeOpened };
    // Of several tabs one prints.
    navigator.locks
      .request(printerLock, { signal }, () => keepPrinting(job))
      .catch(() => undefined);
    return () => {
      leaving.abort();
      printer.close();
    };
  }, [chosen, printer, store]);

  const printLines = (lines: readonly PrintLine[]) => {
    // Also from a tab beside the one that prints; where nobody prints any more, nothing waits for it.
    if (chosen) void printHere(lines).catch(() => undefined);
    else setShown(lines);
  };
  return {
    printer,
    printLines,
    async choose(way) {
      opened.current = await printerWays[way].choose();
      printedTickets.set(allPrinted(store.data.get()?.orders ?? [], printedTickets.get()));
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

function printerOf(store: KitchenStore): TicketPrinter {
  return createTicketPrinter({
    orders: () => store.data.get()?.orders ?? [],
    printed: printedTickets,
    linesOf: ({ order, isReprint }) => ticketLines(order, { ...paperSettings.get(), isReprint }),
    draw: drawLines,
  });
}
