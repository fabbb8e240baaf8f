import { isDeepStrictEqual } from 'node:util';
import { log } from '../logs/log.ts';
import { everyOrderRow } from '../orders/store/every-order.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import {
  correctTaking,
  isTaking,
  noteTaking,
  readAllTakings,
  toTakingRow,
} from './takings.table.ts';

/** Notes the last of each order's states that are given, of orders that are more than plain cash. */
export async function noteTakings(orders: readonly OrderRecord[]): Promise<void> {
  const latest = new Map<string, OrderRecord>();
  for (const order of orders.filter(isTaking)) {
    const other = latest.get(order.id);
    if (!other || other.updatedAt < order.updatedAt) latest.set(order.id, order);
  }
  await Promise.all([...latest.values()].map(noteTaking));
}

/**
 * Puts right what a vendor's takings say of its orders. It reads all of both. Safe to repeat and at any time. What is not among
 * the orders stays: those that were paid too late are not. Rule: pay-32
 * @returns how many differed
 */
export async function rebuildTakings(vendorId: string): Promise<number> {
  const noted = new Map((await readAllTakings(vendorId)).map((row) => [row.SK, row]));
  let differing = 0;
  for await (const row of everyOrderRow(vendorId)) {
    const order = takingOf(vendorId, row);
    const right = order && toTakingRow(order);
    if (!right || isDeepStrictEqual(plain(noted.get(right.SK)), plain(right))) continue;
    await correctTaking(order);
    differing += 1;
  }
  return differing;
}

function takingOf(vendorId: string, row: Record<string, unknown>): OrderRecord | undefined {
  try {
    const order = fromOrderRow(row);
    return isTaking(order) ? order : undefined;
  } catch (error) {
    log.error('an order can not be listed', { vendor_id: vendorId, key: String(row.PK), error });
    return undefined;
  }
}

/** As the table gives it back: nothing of what is undefined. */
function plain(value: object | undefined): unknown {
  return value && JSON.parse(JSON.stringify(value));
}
