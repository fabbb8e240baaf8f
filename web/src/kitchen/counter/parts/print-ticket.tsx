import { type ComponentProps, useState } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import type { PrintLine } from '../../../orders/printing/print-line.ts';
import { PrintNow } from '../../../orders/printing/print-now.tsx';
import { chosenPrinter, paperSettings } from '../../../orders/printing/printer-settings.ts';
import type { OfflineSale } from '../offline/offline-sales.ts';
import { offlineTicketLines, printOfflineTicket } from '../offline/offline-ticket.ts';

type PrintTicketProps = Pick<ComponentProps<typeof Button>, 'size' | 'icon' | 'children'> & {
  sale: OfflineSale;
};

/** Prints the ticket of an offline sale: on the device's printer, or in the browser's print dialog. */
export function PrintTicket({ sale, ...button }: PrintTicketProps) {
  const [lines, setLines] = useState<readonly PrintLine[]>();
  const { roll } = useObservable(paperSettings);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Print the ticket of ${sale.number}`}
        {...button}
        onClick={() =>
          chosenPrinter.get() ? printOfflineTicket(sale) : setLines(offlineTicketLines(sale))
        }
      />
      {lines && (
        <PrintNow label="Ticket" lines={lines} width={roll} onDone={() => setLines(undefined)} />
      )}
    </>
  );
}
