import { formatRupees } from '@thali/shared/money/paise';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';

/** As in the list of orders: the last 6 characters. Rule: orders-9 */
export function orderNumber(orderId: string): string {
  return orderId.slice(-6);
}

/** The order may be gone, its fee is not. */
export function customerName({ customerInfo }: Pick<WalletTransaction, 'customerInfo'>): string {
  return customerInfo?.name || 'Customer';
}

/** `₹1.50 of ₹3.00 paid`; nothing where all or none of it is. Rule: wallet-19 */
export function partPaidText({
  amount,
  paidAmount,
}: Pick<WalletTransaction, 'amount' | 'paidAmount'>): string | undefined {
  if (paidAmount <= 0 || paidAmount >= amount) return undefined;
  return `${formatRupees(paidAmount)} of ${formatRupees(amount)} paid`;
}

const typeNames: Record<string, string> = { settlement: 'Settlement', correction: 'Correction' };

export function settlementName({ transactionType }: Pick<Settlement, 'transactionType'>): string {
  return typeNames[transactionType] ?? transactionType;
}

/** `12.5` -> `12.50`: a number to a spreadsheet, without a sign for the currency. */
export function moneyCell(rupees: number): string {
  return rupees.toFixed(2);
}
