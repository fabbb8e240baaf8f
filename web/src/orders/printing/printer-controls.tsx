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
import * as texts from './printer-texts.ts';
import { testPageLines } from './ticket-lines.ts';
import type { PrinterState } from './ticket-printer.ts';
import type { Tickets } from './use-tickets.tsx';

const stateTexts: Record<PrinterState, string> = {
  elsewhere: texts.otherTabPrints,
  closed: texts.looking,
  ambiguous: texts.several,
  ready: texts.printsOnce,
  printing: texts.isPrinting,
  'no-paper': texts.hasNoPaper,
  'no-answer': texts.takesNoData,
  failed: texts.doesNotAnswer,
};

const names = Object.keys(printerConnections) as PrinterConnectionName[];

/** The settings of this device's printer and tickets. Rule: bills-9 */
export function PrinterControls({ tickets, messName }: { tickets: Tickets; messName: string }) {
  const currentPrinter = useObservable(chosenPrinter);
  const paper = useObservable(paperSettings);
  return (
    <section aria-label={texts.printer} className="flex flex-col gap-4">
      <h3 className="text-lg font-bold">{texts.printer}</h3>
      {currentPrinter ? (
        <ChosenPrinter way={currentPrinter.way} tickets={tickets} />
      ) : (
        <ChoosePrinter choose={tickets.choose} />
      )}
      <Select
        label={texts.paper}
        options={rollWidths.map((mm) => ({ value: String(mm), label: texts.millimetres(mm) }))}
        value={String(paper.roll)}
        onChange={(mm) => paperSettings.set({ roll: Number(mm) as RollWidth })}
      />
      <Button
        variant="secondary"
        icon={<Printer size={22} />}
        onClick={() => tickets.printLines(testPageLines(messName))}
      >
        {texts.printTestPage}
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
            {texts.chooseAgain}
          </Button>
        )}
        <Button variant="secondary" onClick={() => chosenPrinter.set(null)}>
          {texts.stopPrinting}
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
    return <p className="text-ink-soft">{texts.cannotPrint}</p>;
  }
  return (
    <>
      <p className="text-ink-soft">{texts.howConnected}</p>
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
    return texts.windowsKeeps;
  }
  return texts.notOpened;
}
