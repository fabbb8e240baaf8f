import { toRupees } from '../money/paise.ts';

export interface UpiPayment {
  upiId: string;
  payeeName: string;
  amountPaise: number;
  note: string;
  /** Letters and digits, at most 35. */
  reference?: string;
}

/**
 * The text that UPI apps read from a link or a QR code. A space is `%20` and the @ is not encoded: some apps show a
 * `+`, and do not accept an id with `%40`.
 * Rule: pay-13
 */
export function upiLink({ upiId, payeeName, amountPaise, note, reference }: UpiPayment): string {
  const parts = {
    pn: payeeName,
    am: toRupees(amountPaise).toFixed(2),
    cu: 'INR',
    tn: note,
    ...(reference && { tr: reference }),
  };
  const rest = Object.entries(parts).map(([name, text]) => `&${name}=${encodeURIComponent(text)}`);
  return `upi://pay?pa=${upiId}${rest.join('')}`;
}

const maxNoteLength = 40;

/** The note on the mess's statement, which names the order. Some apps accept only letters and digits. */
export function upiNote(messName: string, orderName: string): string {
  const plain = messName.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const room = maxNoteLength - orderName.length - 1;
  return `${[...plain].slice(0, room).join('').trim()} ${orderName}`.trim();
}
