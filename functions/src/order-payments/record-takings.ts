import { isDeepStrictEqual } from 'node:util';
import { log } from '../logs/log.ts';
import { eachOrderRow } from '../orders/store/every-order.table.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import {
  belongsInTakings,
  correctTaking,
  readAllTakings,
  recordTaking,
  toTakingRow,
} from './takings.table.ts';

/** Stores the latest state of each order, except plain cash orders. */
export async function recordTakings(orders: readonly OrderRecord[]): Promise<void> {
  const latest = new Map<string, OrderRecord>();
  for (const order of orders.filter(belongsInTakings)) {
    const known = latest.get(order.id);
    if (!known || known.updatedAt < order.updatedAt) latest.set(order.id, order);
  }
  await Promise.all([...latest.values()].map(recordTaking));
}

/**
 * Corrects a vendor's takings from its orders. Reads all takings and orders. Safe to repeat at any time. Keeps
 * takings without an order, because an order that was paid too late expires.
 * @returns the number of corrected takings
 * Rule: pay-32
 */
export async function rebuildTakings(vendorId: string): Promise<number> {
  const stored = new Map((await readAllTakings(vendorId)).map((row) => [row.SK, row]));
  let corrected = 0;
  for await (const row of eachOrderRow(vendorId)) {
    const order = parseTaking(vendorId, row);
    const expected = order && toTakingRow(order);
    if (
      !expected ||
      isDeepStrictEqual(stripUndefined(stored.get(expected.SK)), stripUndefined(expected))
    )
      continue;
    await correctTaking(order);
    corrected += 1;
  }
  return corrected;
}

function parseTaking(vendorId: string, row: Record<string, unknown>): OrderRecord | undefined {
  try {
    const order = fromOrderRow(row);
    return belongsInTakings(order) ? order : undefined;
  } catch (error) {
    log.error('order missing from the takings', {
      vendor_id: vendorId,
      key: String(row.PK),
      error,
    });
    return undefined;
  }
}

/** The value as the table returns it: without undefined fields. */
function stripUndefined(value: object | undefined): unknown {
  return value && JSON.parse(JSON.stringify(value));
}
