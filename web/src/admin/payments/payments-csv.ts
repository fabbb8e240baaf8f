import type { AdminPayment } from '@thali/shared/payments/admin-payments.contract';
import { toIst } from '@thali/shared/time/ist';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { paymentLooks, purposeText } from './payment-texts.ts';

const header = [
  ...['Date', 'Time', 'Mess', 'Subdomain', 'Email', 'For', 'Amount', 'Refunded', 'Status'],
  ...['Payment order', 'Payment'],
];

/** Payments to the platform as a CSV file, in list order, with times in India. */
export function paymentsCsv(
  payments: readonly AdminPayment[],
  list: 'paid' | 'open',
  now: Date,
): SavedFile {
  return {
    name: `thali-${list}-payments-${toIst(now).date}.csv`,
    content: toCsv([header, ...payments.map(cells)]),
    type: 'text/csv',
  };
}

function cells(payment: AdminPayment): CsvCell[] {
  const { date, clock } = toIst(new Date(payment.paidAt ?? payment.createdAt));
  return [
    date,
    clock,
    payment.messName,
    payment.subdomain,
    payment.email,
    purposeText(payment),
    payment.amount.toFixed(2),
    payment.refundedAmount.toFixed(2),
    paymentLooks[payment.status].label,
    payment.orderId,
    payment.paymentId,
  ];
}
