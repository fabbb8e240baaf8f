import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStyleSheet } from '../../lib/print/use-page-size.ts';
import type { PrintLine, RollWidth } from './print-line.ts';
import { PrintedStrip } from './printed-strip.tsx';

const hideAllElse = '@media print { body > :not([data-print-now]) { display: none !important } }';

interface PrintNowProps {
  label: string;
  lines: readonly PrintLine[];
  width: RollWidth;
  onDone: () => void;
}

/** Opens the browser's print dialog with nothing but this strip. */
export function PrintNow({ label, lines, width, onDone }: PrintNowProps) {
  useStyleSheet(hideAllElse);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines start a new print
  useEffect(() => {
    // Phones draw the page after print() returns, so the strip stays until `afterprint`.
    addEventListener('afterprint', onDone);
    // The strip needs a moment to measure its height, and its fonts have to load.
    const timer = setTimeout(() => void document.fonts.ready.then(() => print()), 150);
    return () => {
      removeEventListener('afterprint', onDone);
      clearTimeout(timer);
    };
  }, [lines, onDone]);
  return createPortal(
    // Off the screen rather than hidden: a hidden element has no height.
    <div data-print-now="" aria-hidden="true" className="absolute -left-[200mm] top-0 print:static">
      <PrintedStrip label={label} lines={lines} width={width} />
    </div>,
    document.body,
  );
}
