import { toPaise } from '../money/paise.ts';

export const settlementTexts = {
  invalid: 'Please enter a valid amount',
  tooMuch: 'Payment amount cannot exceed pending fees',
} as const;

/**
 * Finds the problem of an amount to settle.
 * @param availablePaise  fees that are due and that no other payment in progress covers
 * Rule: wallet-6
 */
export function settlementAmountProblem(
  rupees: number | null | undefined,
  availablePaise: number,
): keyof typeof settlementTexts | undefined {
  if (typeof rupees !== 'number' || !isWholePaise(rupees) || toPaise(rupees) <= 0) return 'invalid';
  return toPaise(rupees) > availablePaise ? 'tooMuch' : undefined;
}

/** Refuses a third decimal, such as 0.001, because nobody can pay it. */
function isWholePaise(rupees: number): boolean {
  return Number.isFinite(rupees) && Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;
}
