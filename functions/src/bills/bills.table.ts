import type { Bill } from '@thali/shared/bills/bill.contract';
import type { GstScheme } from '@thali/shared/bills/bill-settings';
import { toRupees } from '@thali/shared/money/paise';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import type { ReceiptTax } from '@thali/shared/subscriptions/receipt-tax';
import { keys, listPosition } from '../table/keys.ts';
import { type PageOfPeriod, queryPeriod } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';

/**
 * An issued bill with the seller's details at that time. A bill never changes and holds no personal data of the
 * guest.
 */
export interface BillRow extends Partial<ReceiptTax> {
  number: string;
  date: string;
  orderId: string;
  token?: number | undefined;
  table?: string | undefined;
  serviceMode?: ServiceMode | undefined;
  /** The food with the parcel charge, without the platform fee. */
  totalPaise: number;
  feePaise: number;
  paymentMethod: PaymentMethod;
  scheme: GstScheme;
  seller: { name: string; legalName?: string; address?: string; fssai?: string; gstin?: string };
}

/** The bill that an order refers to. 1 read unit. */
export async function readBill(
  vendorId: string,
  { number, date }: Pick<BillRow, 'number' | 'date'>,
): Promise<BillRow> {
  const bill = await readRow<BillRow>(keys.bill(vendorId, listPosition(date, number)), {
    ConsistentRead: true,
  });
  if (!bill) throw new Error(`The vendor ${vendorId} has no bill ${number}`);
  return bill;
}

/** Bills by date, sorted by number. 0.5 read units for about 10. */
export async function readBills(vendorId: string, ...page: PageOfPeriod) {
  const { rows, nextCursor } = await queryPeriod((at) => keys.bill(vendorId, at), ...page);
  return { bills: rows as unknown as BillRow[], nextCursor };
}

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
