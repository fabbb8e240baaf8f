import type { Bill } from '@thali/shared/bills/bill.contract';
import { toRupees } from '@thali/shared/money/paise';
import type { BillRow } from './bills.table.ts';

/** A bill as it is shown, printed and listed. */
export function toBill(row: BillRow): Bill {
  const rupees = (paise: number | undefined) => (paise === undefined ? null : toRupees(paise));
  return {
    number: row.number,
    date: row.date,
    orderId: row.orderId,
    token: row.token,
    table: row.table,
    serviceMode: row.serviceMode,
    total: toRupees(row.totalPaise),
    platformFee: toRupees(row.feePaise),
    amount: toRupees(row.totalPaise + row.feePaise),
    taxable: rupees(row.taxablePaise),
    cgst: rupees(row.cgstPaise),
    sgst: rupees(row.sgstPaise),
    paymentMethod: row.paymentMethod,
    scheme: row.scheme,
    seller: row.seller,
  };
}
