import { billNumber, billYear } from '@thali/shared/bills/bill-number';
import { billTax } from '@thali/shared/bills/bill-tax';
import { toIst } from '@thali/shared/time/ist';
import { keys, listPosition } from '../table/keys.ts';
import { newRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import type { Write } from '../table/transact.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';
import type { BillRow } from './bills.table.ts';

interface Counter {
  lastNumber: number;
  /** When the last bill was given: the next one is never before it, even if clocks differ. */
  lastAt: string;
}

/** What a bill takes from its order. */
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
  /** What the order keeps of it. */
  mark: { number: string; date: string };
  writes: Write[];
}

/**
 * The next bill of an order's vendor, as part of the transaction that completes the order: a number is given with its
 * bill or not at all. The transaction is refused when another bill took the number; the caller then does all of this
 * again. 2 read units and 4 write units; nothing is written where the mess no longer gives bills.
 * Rule: bills-3
 */
export async function nextBill(order: BilledOrder): Promise<NextBill | undefined> {
  const year = billYear(toIst(new Date(order.updatedAt)).date);
  const [vendor, last] = await Promise.all([
    readVendor(order.vendorId, { ConsistentRead: true }),
    readCounter(order.vendorId, year),
  ]);
  if (!vendor?.settings.bill?.isOn) return undefined;
  const lastNumber = (last?.lastNumber ?? 0) + 1;
  const date = last && last.lastAt > order.updatedAt ? last.lastAt : order.updatedAt;
  const mark = { number: billNumber(year, lastNumber), date };
  return {
    mark,
    writes: [
      countUp(order.vendorId, year, last, { lastNumber, lastAt: date }),
      {
        Put: newRow({
          ...keys.bill(order.vendorId, listPosition(date, mark.number)),
          ...billOf(order, vendor, mark),
        }),
      },
    ],
  };
}

function billOf(order: BilledOrder, vendor: VendorRow, mark: NextBill['mark']): BillRow {
  const { scheme = 'none', legalName, fssai, gstin } = vendor.settings.bill ?? {};
  return {
    ...mark,
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

async function readCounter(vendorId: string, year: string): Promise<Counter | undefined> {
  return readRow<Counter>(keys.billCounter(vendorId, year), { ConsistentRead: true });
}

function countUp(vendorId: string, year: string, last: Counter | undefined, next: Counter): Write {
  return {
    Put: {
      Item: { ...keys.billCounter(vendorId, year), ...next },
      ...(last
        ? {
            ConditionExpression: 'lastNumber = :last',
            ExpressionAttributeValues: { ':last': last.lastNumber },
          }
        : { ConditionExpression: 'attribute_not_exists(PK)' }),
    },
  };
}
