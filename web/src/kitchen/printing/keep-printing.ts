import { printForAll } from '../../orders/printing/print-here.ts';
import type { PrinterLink, PrinterWay } from '../../orders/printing/printer-link.ts';
import type { KitchenStore } from '../kitchen-store.ts';
import type { TicketPrinter } from './ticket-printer.ts';

const lookAgainMs = 2000;

interface Printing {
  way: PrinterWay;
  printer: TicketPrinter;
  store: Pick<KitchenStore, 'data'>;
  signal: AbortSignal;
  /** A printer that somebody has just chosen, once. */
  takeOpened: () => PrinterLink | undefined;
}

/** Prints what comes until it is stopped; a printer that was switched off or unplugged is opened again. */
export async function keepPrinting({ way, printer, store, signal, takeOpened }: Printing) {
  const stops = [
    store.data.subscribe(() => void printer.work()),
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
    const timer = setTimeout(resolve, lookAgainMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
