import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStyleSheet } from '../../lib/print/use-page-size.ts';
import type { PrintLine, RollWidth } from './print-line.ts';
import { PrintedStrip } from './printed-strip.tsx';

const hideOthers = '@media print { body > :not([data-print-now]) { display: none !important } }';

interface PrintNowProps {
  label: string;
  lines: readonly PrintLine[];
  width: RollWidth;
  onDone: () => void;
}

/** Opens the browser's print dialog with only these lines. */
export function PrintNow({ label, lines, width, onDone }: PrintNowProps) {
  useStyleSheet(hideOthers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines start a new print
  useEffect(() => {
    // On phones, print() returns before the page is printed. So the lines stay until `afterprint`.
    addEventListener('afterprint', onDone);
    // Waits until the lines have measured their height and loaded their fonts.
    const timer = setTimeout(() => void document.fonts.ready.then(() => print()), 150);
    return () => {
      removeEventListener('afterprint', onDone);
      clearTimeout(timer);
    };
  }, [lines, onDone]);
  return createPortal(
    // The lines are outside the screen, because a hidden element has no height.
    <div data-print-now="" aria-hidden="true" className="absolute -left-[200mm] top-0 print:static">
      <PrintedStrip label={label} lines={lines} width={width} />
    </div>,
    document.body,
  );
}
