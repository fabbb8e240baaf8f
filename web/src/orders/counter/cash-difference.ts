import type { ShiftClose } from '@thali/shared/counter/shift-close.contract';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import * as texts from './shift-texts.ts';

/** The counted cash less the expected cash: `₹10 too little`, `No difference`. Amounts in rupees. Rule: counter-8 */
export function cashDifference({ counted, expected }: Pick<ShiftClose, 'counted' | 'expected'>): {
  isZero: boolean;
  text: string;
} {
  const paise = toPaise(counted) - toPaise(expected);
  if (paise === 0) return { isZero: true, text: texts.noDifference };
  const amount = formatShortPaise(Math.abs(paise));
  return { isZero: false, text: paise < 0 ? texts.tooLittle(amount) : texts.tooMuch(amount) };
}
