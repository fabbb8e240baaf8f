import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PrintLine, RollWidth } from './print-line.ts';
import { PrintedStrip } from './printed-strip.tsx';
import { useSheet } from './use-sheet.ts';

const alone = '@media print { body > :not([data-print-now]) { display: none !important } }';

interface PrintNowProps {
  label: string;
  lines: readonly PrintLine[];
  width: RollWidth;
  onDone: () => void;
}

/** A strip that goes to the browser's print dialog by itself, alone on its page, and is gone after it. */
export function PrintNow({ label, lines, width, onDone }: PrintNowProps) {
  useSheet(alone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are another print
  useEffect(() => {
    // Phones go on while their dialog draws the page: the strip stays until that is over.
    addEventListener('afterprint', onDone);
    // By then it is measured, and its faces are there.
    const timer = setTimeout(() => void document.fonts.ready.then(() => print()), 150);
    return () => {
      removeEventListener('afterprint', onDone);
      clearTimeout(timer);
    };
  }, [lines, onDone]);
  return createPortal(
    // Off the screen rather than hidden: what is hidden has no height.
    <div data-print-now="" aria-hidden="true" className="absolute -left-[200mm] top-0 print:static">
      <PrintedStrip label={label} lines={lines} width={width} />
    </div>,
    document.body,
  );
}
