import { toPaise } from '@thali/shared/money/paise';
import { readAmount } from '@thali/shared/money/read-amount';
import { settlementAmountProblem, settlementTexts } from '@thali/shared/wallet/settlement-amount';

/** The typed amount in rupees. Undefined if the text is not clearly an amount. */
export function typedRupees(typed: string): number | undefined {
  const reading = readAmount(typed);
  return reading.kind === 'amount' ? reading.rupees : undefined;
}

/** Why the vendor cannot pay this amount. @param available  in rupees */
export function amountProblem(typed: string, available: number): string | undefined {
  const problem = settlementAmountProblem(typedRupees(typed), toPaise(available));
  return problem && settlementTexts[problem];
}

/** Whether the Pay button is enabled. Rule: wallet-6 */
export function canPay(typed: string, available: number): boolean {
  return available > 0 && (typedRupees(typed) ?? 0) > 0;
}
