import { formatShortRupees } from '@thali/shared/money/paise';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';

/** The name may be missing, because the fee of a deleted order stays. */
export function customerName({
  customerInfo,
  paymentMethod,
}: Pick<WalletTransaction, 'customerInfo' | 'paymentMethod'>): string {
  return customerInfo?.name || (paymentMethod === 'counter' ? 'Counter' : 'Customer');
}

/** `₹1.50 of ₹3 paid`. Returns undefined if all or nothing is paid. Rule: wallet-19 */
export function partPaidText({
  amount,
  paidAmount,
}: Pick<WalletTransaction, 'amount' | 'paidAmount'>): string | undefined {
  if (paidAmount <= 0 || paidAmount >= amount) return undefined;
  return `${formatShortRupees(paidAmount)} of ${formatShortRupees(amount)} paid`;
}

const typeNames: Record<string, string> = { settlement: 'Settlement', correction: 'Correction' };

export function settlementName({ transactionType }: Pick<Settlement, 'transactionType'>): string {
  return typeNames[transactionType] ?? transactionType;
}

/** `12.5` -> `12.50`, without a currency sign, so that a spreadsheet reads a number. */
export function moneyCell(rupees: number): string {
  return rupees.toFixed(2);
}
