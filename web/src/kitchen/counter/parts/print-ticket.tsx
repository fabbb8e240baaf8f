import { type ComponentProps, useState } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import type { PrintLine } from '../../../orders/printing/print-line.ts';
import { PrintNow } from '../../../orders/printing/print-now.tsx';
import { chosenPrinter, paperSettings } from '../../../orders/printing/printer-settings.ts';
import * as texts from '../counter-texts.ts';
import { printOnDevicePrinter } from '../print-on-device-printer.ts';

type PrintTicketProps = Pick<ComponentProps<typeof Button>, 'size' | 'icon' | 'children'> & {
  /** The number or token of the sale. */
  name: string;
  linesOf: () => readonly PrintLine[];
};

/** Prints the ticket of a sale: on the device's printer, or in the browser's print dialog. */
export function PrintTicket({ name, linesOf, ...button }: PrintTicketProps) {
  const [lines, setLines] = useState<readonly PrintLine[]>();
  const { roll } = useObservable(paperSettings);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={texts.printTicketOf(name)}
        {...button}
        onClick={() =>
          chosenPrinter.get() ? printOnDevicePrinter(name, linesOf()) : setLines(linesOf())
        }
      />
      {lines && (
        <PrintNow
          label={texts.ticket}
          lines={lines}
          width={roll}
          onDone={() => setLines(undefined)}
        />
      )}
    </>
  );
}
