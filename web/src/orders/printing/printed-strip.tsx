import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePageSize } from '../../lib/print/use-page-size.ts';
import type { PrintLine, PrintSize, RollWidth } from './print-line.ts';

interface PrintedStripProps {
  label: string;
  lines: readonly PrintLine[];
  width: RollWidth;
}

/** A receipt with the width of the paper, black on white in every theme. The page is as long as the receipt. */
export function PrintedStrip({ label, lines, width }: PrintedStripProps) {
  const strip = useRef<HTMLElement>(null);
  const height = useHeightMm(strip);
  usePageSize(height === undefined ? undefined : `${width}mm ${height}mm`);
  return (
    <article
      ref={strip}
      aria-label={label}
      className={`mx-auto max-w-full bg-[white] py-[5mm] text-[black] shadow-mid print:mx-0 print:max-w-none print:shadow-none ${looks[width]}`}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never change places
        <Line key={index} line={line} />
      ))}
    </article>
  );
}

const mmPerPixel = 25.4 / 96;

/** The height of an element in whole millimetres. Returns undefined before it is measured. */
function useHeightMm(element: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // One millimetre more: if the page is a pixel too short, the browser prints a second page.
    const observer = new ResizeObserver(() =>
      setHeight(Math.ceil(current.offsetHeight * mmPerPixel) + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

const looks: Record<RollWidth, string> = {
  58: 'w-[58mm] px-[5mm]',
  80: 'w-[80mm] px-[4mm]',
};

const sizes: Record<PrintSize, string> = {
  small: 'text-[8pt]/[1.35]',
  normal: 'text-[9.5pt]/[1.4]',
  large: 'text-[14pt]/[1.3]',
  huge: 'text-[22pt]/[1.2]',
};

function Line({ line }: { line: PrintLine }) {
  if (line.kind === 'rule') return <hr className="my-[1.5mm] border-0 border-t border-dashed" />;
  const look = `${sizes[line.size ?? 'normal']} ${line.isBold ? 'font-bold' : ''}`;
  if (line.kind === 'text') {
    return (
      <p
        className={`wrap-anywhere ${look} ${line.isCentred ? 'text-center' : ''} ${line.isIndented ? 'pl-[4mm]' : ''}`}
      >
        {line.text}
      </p>
    );
  }
  return (
    <p className={`flex justify-between gap-x-[3mm] ${look}`}>
      <span className="min-w-0 wrap-anywhere">{line.left}</span>
      <span className="shrink-0 tabular-nums">{line.right}</span>
    </p>
  );
}
