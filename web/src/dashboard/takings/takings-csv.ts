import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Taking } from '@thali/shared/order-payments/list-takings.contract';
import { type TakingState, takingState } from '@thali/shared/order-payments/taking-state';
import { toIst } from '@thali/shared/time/ist';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { paidBy } from '../../orders/bill/bill-lines.ts';

const header = [
  'Date',
  'Time',
  'Order',
  'Token',
  'Amount',
  'Paid by',
  'Payment',
  'Order Status',
  'Digits',
  'Said',
  'Received',
  'Received by',
  'Reference',
  'Refunded',
  'Refunded on',
  'Refunded by',
  'Reason',
  'Handed over unpaid by',
  'Sold at',
];

const stateNames: Record<TakingState, string> = {
  received: 'Received',
  cash: 'Paid in cash',
  reported: 'Guest says paid, to be checked',
  open: 'Not received',
  unpaid: 'Handed over unpaid',
  'refund-due': 'To refund',
  refunded: 'Refunded',
  'not-due': 'Nothing paid',
};

/** The payments of a month as a CSV file, to compare with the bank statement. Times in India. Rule: pay-35 */
export function takingsCsv(
  takings: readonly Taking[],
  month: string,
  subdomain: string,
): SavedFile {
  return {
    name: `thali-${subdomain}-payments-${month}.csv`,
    content: toCsv([header, ...takings.map(cells)]),
    type: 'text/csv',
  };
}

function cells(taking: Taking): CsvCell[] {
  const { orderId, token, createdAt, amount, paymentMethod, status, payment = {} } = taking;
  const { date, clock } = toIst(new Date(createdAt));
  return [
    date,
    clock,
    asText(kitchenNumber(orderId)),
    token ?? null,
    amount.toFixed(2),
    paidBy(paymentMethod),
    stateNames[takingState(taking)],
    statusLabel(status),
    asText(payment.digits),
    dateAndTime(payment.saidAt),
    dateAndTime(payment.receivedAt),
    payment.receivedBy ?? null,
    asText(payment.reference),
    payment.refunded === undefined ? null : payment.refunded.toFixed(2),
    dateAndTime(payment.refundedAt),
    payment.refundedBy ?? null,
    payment.refundReason ?? null,
    payment.unpaidBy ?? null,
    taking.isCounterSale ? 'Counter' : null,
  ];
}

/** Marks a reference as text, because spreadsheets read `0042` and `12E456` as numbers. */
function asText(reference: string | undefined): string | null {
  if (!reference) return null;
  return /^\d+(E\d+)?$/.test(reference) ? `'${reference}` : reference;
}

function dateAndTime(at: string | undefined): string | null {
  if (!at) return null;
  const { date, clock } = toIst(new Date(at));
  return `${date} ${clock}`;
}
