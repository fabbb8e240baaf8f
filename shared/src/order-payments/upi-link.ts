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
 * The link that UPI apps open or read from a QR code. A space is `%20`, because some apps show a `+` unchanged. The @
 * is not encoded, because some apps refuse an id with `%40`.
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
  const parameters = Object.entries(parts).map(
    ([name, text]) => `&${name}=${encodeURIComponent(text)}`,
  );
  return `upi://pay?pa=${upiId}${parameters.join('')}`;
}

const maxNoteLength = 40;

/** The note on the mess's bank statement, which names the order. Some apps accept only letters and digits. */
export function upiNote(messName: string, orderName: string): string {
  const plain = messName.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const maxNameLength = maxNoteLength - orderName.length - 1;
  return `${[...plain].slice(0, maxNameLength).join('').trim()} ${orderName}`.trim();
}
