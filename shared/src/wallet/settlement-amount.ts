import { toPaise } from '../money/paise.ts';

export const settlementTexts = {
  invalid: 'Please enter a valid amount',
  tooMuch: 'Payment amount cannot exceed pending fees',
} as const;

/**
 * What is wrong with an amount that somebody wants to settle, or undefined.
 * @param rupees  as it was typed in or sent
 * @param availablePaise  fees that are owed and that no other payment is under way for
 * Rule: wallet-6
 */
export function settlementAmountProblem(
  rupees: number | null | undefined,
  availablePaise: number,
): keyof typeof settlementTexts | undefined {
  if (typeof rupees !== 'number' || !isWholePaise(rupees) || toPaise(rupees) <= 0) return 'invalid';
  return toPaise(rupees) > availablePaise ? 'tooMuch' : undefined;
}

/** Not 0.001: a third decimal is an amount that nobody can pay. */
function isWholePaise(rupees: number): boolean {
  return Number.isFinite(rupees) && Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;
}
