/** `large` can be read from across the kitchen. */
export type PrintSize = 'small' | 'normal' | 'large' | 'huge';

/** One line of a bill or a kitchen ticket, on a web page or a thermal printer. */
export type PrintLine =
  | {
      kind: 'text';
      text: string;
      size?: PrintSize;
      isBold?: boolean;
      isCentred?: boolean;
      isIndented?: boolean;
    }
  /** A name on the left and a value on the right. */
  | { kind: 'pair'; left: string; right: string; size?: PrintSize; isBold?: boolean }
  | { kind: 'rule' };

/** The paper widths of thermal printers, in millimetres. */
export const rollWidths = [58, 80] as const;
export type RollWidth = (typeof rollWidths)[number];

/** The blank margin on each side of the paper, in millimetres. Printers reach the remaining 48 and 72 mm. */
export const rollMargins: Record<RollWidth, number> = { 58: 5, 80: 4 };
