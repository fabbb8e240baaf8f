import { toPaise } from '@thali/shared/money/paise';
import { settlementAmountProblem, settlementTexts } from '@thali/shared/wallet/settlement-amount';

/** What was typed as rupees; undefined where it is no number. */
export function typedRupees(typed: string): number | undefined {
  const rupees = Number(typed);
  return typed.trim() === '' || !Number.isFinite(rupees) ? undefined : rupees;
}

/** What is wrong with it, in the words of the form. @param available  rupees */
export function amountProblem(typed: string, available: number): string | undefined {
  const problem = settlementAmountProblem(typedRupees(typed), toPaise(available));
  return problem && settlementTexts[problem];
}

/** Whether there is anything to press the button for. Rule: wallet-6 */
export function canPay(typed: string, available: number): boolean {
  return available > 0 && (typedRupees(typed) ?? 0) > 0;
}
