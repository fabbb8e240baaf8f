import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface PrintedSheetProps {
  /** The number of the sheet, from 1. */
  number: number;
  /** The size on the screen and in print, and the layout of the content. */
  className: string;
  children: ReactNode;
}

/** A sheet of paper with the true size in print. */
export function PrintedSheet({ number, className, children }: PrintedSheetProps) {
  return (
    <section
      aria-label={`Sheet ${number}`}
      className={classNames(
        'overflow-hidden border border-line-strong/40 bg-[white] shadow-mid',
        'print:break-after-page print:border-0 print:shadow-none print:last:break-after-auto',
        className,
      )}
    >
      {children}
    </section>
  );
}
