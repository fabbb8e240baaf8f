import type { Order } from '@thali/shared/orders/order.contract';
import { Printer } from 'lucide-react';
import { useObservable } from '../../lib/state/observable.ts';
import { areTicketsStored, printedTickets, unprintedOrders } from './printed-tickets.ts';
import { chosenPrinter } from './printer-settings.ts';
import * as texts from './printer-texts.ts';
import type { PrinterState, TicketPrinter } from './ticket-printer.ts';

/** The states in which the printer prints nothing, with the texts for staff. */
const problemTexts: Partial<Record<PrinterState, string>> = {
  closed: texts.noPrinter,
  ambiguous: texts.whichPrinter,
  'no-paper': texts.noPaper,
  'no-answer': texts.noAnswer,
  failed: texts.noAnswer,
};

interface PrinterMarkProps {
  printer: TicketPrinter;
  /** Shows only the icon on a phone while the printer works. */
  isBrief?: boolean;
}

/** The state of this device's printer. The state is an alert if the printer cannot print. Rule: bills-13 */
export function PrinterMark({ printer, isBrief = false }: PrinterMarkProps) {
  const currentPrinter = useObservable(chosenPrinter);
  const state = useObservable(printer.state);
  useObservable(printedTickets);
  if (!currentPrinter) return null;
  const problem = problemTexts[state] ?? (areTicketsStored() ? undefined : texts.storageFull);
  if (!problem) {
    return (
      <span className="inline-flex items-center gap-1 text-sm font-semibold text-ink-soft">
        <Printer size={16} />
        <span className={isBrief ? 'max-sm:sr-only' : undefined}>
          {state === 'printing' ? texts.printing : texts.printerReady}
        </span>
      </span>
    );
  }
  return (
    <span
      role="alert"
      className="inline-flex items-center gap-1 rounded-full bg-chilli px-2.5 text-sm font-bold text-on-chilli"
    >
      <Printer size={16} /> {problem}
    </span>
  );
}

/** The ids of the orders whose tickets wait because of a printer problem. */
export function useUnprinted(
  printer: TicketPrinter,
  orders: readonly Order[],
): ReadonlySet<string> {
  const currentPrinter = useObservable(chosenPrinter);
  const state = useObservable(printer.state);
  const printed = useObservable(printedTickets);
  const isStuck = currentPrinter !== null && problemTexts[state] !== undefined;
  return new Set(isStuck ? unprintedOrders(orders, printed).map(({ id }) => id) : []);
}
