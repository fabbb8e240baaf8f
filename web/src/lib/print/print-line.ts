/** `large` is for what is read across a kitchen. */
export type PrintSize = 'small' | 'normal' | 'large' | 'huge';

/** One line of a receipt or a kitchen ticket: what a page and a thermal printer are both drawn from. */
export type PrintLine =
  | { kind: 'text'; text: string; size?: PrintSize; isBold?: boolean; isCentred?: boolean }
  /** A name on the left and a value on the right. */
  | { kind: 'pair'; left: string; right: string; size?: PrintSize; isBold?: boolean }
  | { kind: 'rule' };

/** The rolls that thermal printers take, in millimetres. */
export const rollWidths = [58, 80] as const;
export type RollWidth = (typeof rollWidths)[number];

/** What a printer leaves free of a roll on each side, in millimetres: 48 and 72 remain. */
export const rollMargins: Record<RollWidth, number> = { 58: 5, 80: 4 };
