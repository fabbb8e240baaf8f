import { toPaise } from '@thali/shared/money/paise';
import { readAmount } from '@thali/shared/money/read-amount';
import { settlementAmountProblem, settlementTexts } from '@thali/shared/wallet/settlement-amount';

/** The typed amount in rupees. Returns undefined if the text is not clearly an amount. */
export function typedRupees(text: string): number | undefined {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : undefined;
}

/** The reason why the vendor cannot pay this amount. @param available  in rupees */
export function amountProblem(text: string, available: number): string | undefined {
  const problem = settlementAmountProblem(typedRupees(text), toPaise(available));
  return problem && settlementTexts[problem];
}

/** Whether the Pay button is enabled. Rule: wallet-6 */
export function canPay(text: string, available: number): boolean {
  return available > 0 && (typedRupees(text) ?? 0) > 0;
}
