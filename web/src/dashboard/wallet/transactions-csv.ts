import { toIst } from '@thali/shared/time/ist';
import type { WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { toCsv } from '../../lib/files/to-csv.ts';
import { paymentText } from '../shared/payment-text.ts';
import { customerName, moneyCell } from './wallet-texts.ts';

interface FileFacts {
  subdomain: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
  now: Date;
}

/** Fees as a CSV file in list order, with times in India. */
export function transactionsCsv(fees: readonly WalletTransaction[], facts: FileFacts): SavedFile {
  return {
    name: `thali-${facts.subdomain}-fees-${daysText(facts)}.csv`,
    content: toCsv([header, ...fees.map(row)]),
    type: 'text/csv',
  };
}

const header = [
  'Order',
  'Customer',
  'Phone',
  'Amount',
  'Still Owed',
  'Payment Method',
  'Status',
  'Date',
  'Time',
];

function row(fee: WalletTransaction) {
  const { date, clock } = toIst(new Date(fee.createdAt));
  return [
    fee.orderId,
    customerName(fee),
    fee.customerInfo?.phone ?? '',
    moneyCell(fee.amount),
    moneyCell(fee.amount - fee.paidAmount),
    paymentText(fee.paymentMethod),
    fee.status,
    date,
    clock,
  ];
}

function daysText({ startDate, endDate, now }: FileFacts): string {
  const last = endDate ?? toIst(now).date;
  if (!startDate) return endDate ? `until-${endDate}` : last;
  return startDate === last ? last : `${startDate}-to-${last}`;
}
