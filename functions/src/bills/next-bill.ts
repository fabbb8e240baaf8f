import { billNumber, billYear } from '@thali/shared/bills/bill-number';
import { billTax } from '@thali/shared/bills/bill-tax';
import { toIst } from '@thali/shared/time/ist';
import { keys, listPosition } from '../table/keys.ts';
import { newRow, replaceRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';
import type { BillRow } from './bills.table.ts';

interface Counter {
  lastNumber: number;
  /** The time of the last bill. The next bill is never earlier, even if clocks differ. */
  lastAt: string;
}

/** The fields of an order that appear on its bill. */
interface BilledOrder
  extends Pick<
    BillRow,
    'token' | 'table' | 'serviceMode' | 'totalPaise' | 'feePaise' | 'paymentMethod'
  > {
  id: string;
  vendorId: string;
  updatedAt: string;
}

interface NextBill {
  /** The reference that the order stores. */
  reference: { number: string; date: string };
  writes: Write[];
}

/**
 * Builds the writes of the next bill for the transaction that completes the order, so the numbers have no gaps. The
 * transaction fails if another bill takes the number first; the caller then starts over. Undefined if the mess issues
 * no bills. 2 read units and 4 write units.
 * Rule: bills-3
 */
export async function nextBill(order: BilledOrder): Promise<NextBill | undefined> {
  const year = billYear(toIst(new Date(order.updatedAt)).date);
  const [vendor, last] = await Promise.all([
    readVendor(order.vendorId, { ConsistentRead: true }),
    readRow<Counter>(keys.billCounter(order.vendorId, year), { ConsistentRead: true }),
  ]);
  if (!vendor?.settings.bill?.isOn) return undefined;
  const lastNumber = (last?.lastNumber ?? 0) + 1;
  const date = last && last.lastAt > order.updatedAt ? last.lastAt : order.updatedAt;
  const reference = { number: billNumber(year, lastNumber), date };
  return {
    reference,
    writes: [
      {
        Put: replaceRow(
          { ...keys.billCounter(order.vendorId, year), lastNumber, lastAt: date },
          last,
          'lastNumber',
        ),
      },
      {
        Put: newRow({
          ...keys.bill(order.vendorId, listPosition(date, reference.number)),
          ...billOf(order, vendor, reference),
        }),
      },
    ],
  };
}

function billOf(order: BilledOrder, vendor: VendorRow, reference: NextBill['reference']): BillRow {
  const { scheme = 'none', legalName, fssai, gstin } = vendor.settings.bill ?? {};
  return {
    ...reference,
    orderId: order.id,
    token: order.token,
    table: order.table,
    serviceMode: order.serviceMode,
    totalPaise: order.totalPaise,
    feePaise: order.feePaise,
    paymentMethod: order.paymentMethod,
    scheme,
    ...billTax(scheme, order.totalPaise),
    seller: {
      name: vendor.displayName,
      ...(legalName && { legalName }),
      ...(vendor.address && { address: vendor.address }),
      ...(fssai && { fssai }),
      ...(gstin && { gstin }),
    },
  };
}
