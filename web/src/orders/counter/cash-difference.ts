import type { ShiftClose } from '@thali/shared/counter/shift-close.contract';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';

/** The counted cash less the expected cash: `₹10 too little`, `No difference`. Amounts in rupees. Rule: counter-8 */
export function cashDifference({ counted, expected }: Pick<ShiftClose, 'counted' | 'expected'>): {
  isZero: boolean;
  text: string;
} {
  const paise = toPaise(counted) - toPaise(expected);
  if (paise === 0) return { isZero: true, text: 'No difference' };
  const text = `${formatShortPaise(Math.abs(paise))} too ${paise < 0 ? 'little' : 'much'}`;
  return { isZero: false, text };
}
