import type { Bill } from '@thali/shared/bills/bill.contract';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { toIst } from '@thali/shared/time/ist';
import type { SavedFile } from '../../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../../lib/files/to-csv.ts';
import { paidBy } from '../../../orders/bill/bill-lines.ts';

const header = [
  'Number',
  'Date',
  'Order',
  'Token',
  'Table',
  'Served as',
  'Food and parcel',
  'Taxable value',
  'CGST',
  'SGST',
  'Platform fee',
  'Total paid',
  'Paid by',
  'GSTIN',
];

/** The bills of a month as a CSV file for the accountant, one row per bill. Rule: bills-7 */
export function billsCsv(bills: readonly Bill[], month: string, subdomain: string): SavedFile {
  return {
    name: `thali-${subdomain}-bills-${month}.csv`,
    content: toCsv([header, ...bills.map(cells)]),
    type: 'text/csv',
  };
}

function cells(bill: Bill): CsvCell[] {
  return [
    bill.number,
    toIst(new Date(bill.date)).date,
    kitchenNumber(bill.orderId),
    bill.token ?? null,
    bill.table ?? null,
    bill.serviceMode ? serviceLabels[bill.serviceMode] : null,
    money(bill.total),
    money(bill.taxable),
    money(bill.cgst),
    money(bill.sgst),
    money(bill.platformFee),
    money(bill.amount),
    paidBy(bill.paymentMethod),
    bill.seller.gstin ?? null,
  ];
}

function money(rupees: number | null): string | null {
  return rupees === null ? null : rupees.toFixed(2);
}
