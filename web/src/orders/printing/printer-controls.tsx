import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Select } from '../../lib/ui/select.tsx';
import { type RollWidth, rollWidths } from './print-line.ts';
import {
  chosenPrinter,
  type PrinterConnectionName,
  paperSettings,
  printerConnections,
} from './printer-settings.ts';
import { testPageLines } from './ticket-lines.ts';
import type { PrinterState } from './ticket-printer.ts';
import { type TicketLanguage, ticketLanguages } from './ticket-texts.ts';
import type { Tickets } from './use-tickets.tsx';

const stateTexts: Record<PrinterState, string> = {
  elsewhere: 'Another tab of this device prints.',
  closed: 'Looking for the printer. Is it switched on?',
  ambiguous: 'Several printers are connected. Choose the one for tickets.',
  ready: 'Ready. Each order is printed once when it is confirmed.',
  printing: 'Printing.',
  'no-paper': 'The printer has no paper.',
  'no-answer': 'The printer takes no data. Check its paper and its cover.',
  failed: 'The printer does not answer. Thali keeps trying.',
};

const names = Object.keys(printerConnections) as PrinterConnectionName[];

/** The settings of this device's printer and tickets. Rule: bills-9 */
export function PrinterControls({ tickets, messName }: { tickets: Tickets; messName: string }) {
  const currentPrinter = useObservable(chosenPrinter);
  const paper = useObservable(paperSettings);
  return (
    <section aria-label="Printer" className="flex flex-col gap-4">
      <h3 className="text-lg font-bold">Printer</h3>
      {currentPrinter ? (
        <ChosenPrinter way={currentPrinter.way} tickets={tickets} />
      ) : (
        <ChoosePrinter choose={tickets.choose} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Paper"
          options={rollWidths.map((mm) => ({ value: String(mm), label: `${mm} mm` }))}
          value={String(paper.roll)}
          onChange={(mm) => paperSettings.set({ ...paper, roll: Number(mm) as RollWidth })}
        />
        <Select
          label="Language on tickets"
          options={Object.entries(ticketLanguages).map(([value, label]) => ({
            value: value as TicketLanguage,
            label,
          }))}
          value={paper.language}
          onChange={(language) => paperSettings.set({ ...paper, language })}
        />
      </div>
      <Button
        variant="secondary"
        icon={<Printer size={22} />}
        onClick={() => tickets.printLines(testPageLines(messName, paper.language))}
      >
        Print Test Page
      </Button>
    </section>
  );
}

function ChosenPrinter({ way, tickets }: { way: PrinterConnectionName; tickets: Tickets }) {
  const [problem, setProblem] = useState<string>();
  const state = useObservable(tickets.printer.state);
  return (
    <>
      <p role="status" className="text-ink-soft">
        {printerConnections[way].label} · {stateTexts[state]}
      </p>
      <div className="flex flex-wrap gap-3">
        {(state === 'closed' || state === 'ambiguous' || state === 'failed') && (
          <Button
            variant="secondary"
            onClick={() => {
              setProblem(undefined);
              tickets.choose(way).catch((error: unknown) => setProblem(chooseProblem(error)));
            }}
          >
            Choose Again
          </Button>
        )}
        <Button variant="secondary" onClick={() => chosenPrinter.set(null)}>
          Stop Printing Here
        </Button>
      </div>
      {problem && <ChooseProblem text={problem} />}
    </>
  );
}

function ChoosePrinter({ choose }: Pick<Tickets, 'choose'>) {
  const [problem, setProblem] = useState<string>();
  const supported = names.filter((name) => printerConnections[name].isSupported());
  if (supported.length === 0) {
    return (
      <p className="text-ink-soft">
        This browser cannot print on its own. Use Chrome on Android or on a computer, or tap ‘Print
        ticket’ in an order.
      </p>
    );
  }
  return (
    <>
      <p className="text-ink-soft">How is the thermal printer connected to this device?</p>
      <div className="flex flex-wrap gap-3">
        {supported.map((name) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              setProblem(undefined);
              choose(name).catch((error: unknown) => setProblem(chooseProblem(error)));
            }}
          >
            {printerConnections[name].label}
          </Button>
        ))}
      </div>
      {problem && <ChooseProblem text={problem} />}
    </>
  );
}

function ChooseProblem({ text }: { text: string }) {
  return (
    <p role="alert" className="text-chilli">
      {text}
    </p>
  );
}

/**
 * The text about a failed choice of a printer. Returns undefined if the user closed the browser's list without a
 * choice.
 */
function chooseProblem(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  // Windows lets only its own driver use a USB printer.
  if (error instanceof Error && /access denied/i.test(error.message)) {
    return 'Windows keeps this printer for its own driver. Install the WinUSB driver for it (with Zadig), connect it as a serial port, or stop here and use ‘Print ticket’ in an order, which opens the print dialog.';
  }
  return 'This printer could not be opened. Another program may be using it.';
}
