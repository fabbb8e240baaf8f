import type { PrintLine, PrintSize } from './print-line.ts';

/** Text heights in printer dots. A millimetre has eight. */
export const dotSizes: Record<PrintSize, number> = { small: 22, normal: 27, large: 40, huge: 62 };

const lineFactor = 1.3;
const gapDots = 16;
const ruleDots = 20;
const indentDots = 32;

export interface TextLook {
  size: PrintSize;
  isBold: boolean;
}

/** A text with its position: the left end of the baseline. */
export interface PlacedText extends TextLook {
  text: string;
  x: number;
  y: number;
}

export interface Layout {
  texts: PlacedText[];
  /** From the top of the receipt. */
  dashedLineYs: number[];
  height: number;
}

/** @returns the width of a text in dots */
export type Measure = (text: string, look: TextLook) => number;

/**
 * Computes the position of each text of a receipt.
 * @param width  in dots
 */
export function layOut(lines: readonly PrintLine[], width: number, measure: Measure): Layout {
  const layout: Layout = { texts: [], dashedLineYs: [], height: gapDots };
  for (const line of lines) {
    if (line.kind === 'rule') {
      layout.dashedLineYs.push(layout.height + ruleDots / 2);
      layout.height += ruleDots;
    } else if (line.kind === 'text') {
      placeText(layout, line, width, measure);
    } else {
      placePair(layout, line, width, measure);
    }
  }
  return { ...layout, height: Math.ceil(layout.height) + gapDots };
}

function placeText(
  layout: Layout,
  line: Extract<PrintLine, { kind: 'text' }>,
  width: number,
  measure: Measure,
): void {
  const look = appearanceOf(line);
  const left = line.isIndented ? indentDots : 0;
  for (const text of wrap(line.text, width - left, (part) => measure(part, look))) {
    const x = line.isCentred ? (width - measure(text, look)) / 2 : left;
    addRow(layout, look, [{ text, x }]);
  }
}

/** Puts the right text on the first row. The left text wraps beside it. */
function placePair(
  layout: Layout,
  line: Extract<PrintLine, { kind: 'pair' }>,
  width: number,
  measure: Measure,
): void {
  const look = appearanceOf(line);
  const right = { text: line.right, x: width - measure(line.right, look) };
  const maxWidth = Math.max(right.x - gapDots, width / 3);
  const rows = wrap(line.left, maxWidth, (part) => measure(part, look));
  rows.forEach((text, index) => {
    addRow(layout, look, index === 0 ? [{ text, x: 0 }, right] : [{ text, x: 0 }]);
  });
}

function appearanceOf({ size = 'normal', isBold = false }: Partial<TextLook>): TextLook {
  return { size, isBold };
}

function addRow(layout: Layout, look: TextLook, texts: readonly { text: string; x: number }[]) {
  const y = layout.height + dotSizes[look.size];
  layout.texts.push(...texts.map((text) => ({ ...look, ...text, y })));
  layout.height += dotSizes[look.size] * lineFactor;
}

/** Breaks between words. Breaks a word only if it is wider than the paper. */
function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).flatMap((part) => pieces(part, width, measure))) {
    const extendedRow = row ? `${row} ${word}` : word;
    if (row && measure(extendedRow) > width) {
      rows.push(row);
      row = word;
    } else row = extendedRow;
  }
  return [...rows, row];
}

function pieces(word: string, width: number, measure: (part: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  // Breaks between graphemes, so that a Devanagari vowel sign stays with its consonant.
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const last = parts.at(-1) ?? '';
    if (last && measure(last + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}
