import type { ReactNode } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import type { SheetSize } from '../card-sheets.ts';

interface PrintedSheetProps {
  size: SheetSize;
  /** 1 for the first. */
  number: number;
  children: ReactNode;
}

/** A piece of paper: in its true size in print, as large as fits on the screen. */
export function PrintedSheet({ size, number, children }: PrintedSheetProps) {
  return (
    <section
      aria-label={`Sheet ${number}`}
      className={classNames(
        'overflow-hidden border border-line-strong/40 bg-[white] shadow-mid',
        'print:break-after-page print:border-0 print:shadow-none print:last:break-after-auto',
        sizes[size],
      )}
    >
      {children}
    </section>
  );
}

// A hair less than the paper: what is rounded up must not begin another page.
const sizes: Record<SheetSize, string> = {
  a6: 'w-[min(100%,105mm)] print:h-[147.9mm] print:w-[105mm]',
  a4: classNames(
    'grid w-[min(100%,210mm)] grid-cols-2 content-start print:h-[296.9mm] print:w-[210mm]',
    // Where to cut.
    '*:odd:border-r *:nth-[-n+2]:border-b *:border-dashed *:border-line-strong/60',
  ),
};
