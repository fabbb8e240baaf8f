import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../logs/log.ts';
import { everyOrderRow } from '../orders/store/every-order.table.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import { type Drift, findDrift } from './find-drift.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { projectOrders } from './project-orders.ts';
import { readStored, writeCorrection } from './stored-projections.table.ts';

/** Longer than an index or the stream lags in a quiet hour. */
const secondLookMs = 1000;

/**
 * Holds a vendor's projections against a recount of all its orders, and puts right what differs. Orders
 * that were never counted are counted first. What differs only for a moment, because orders come in
 * meanwhile, is no drift: it has to be there twice, over the same row. Safe to repeat and at any time.
 * @returns what was wrong
 */
export async function rebuildVendor(vendorId: string): Promise<Drift[]> {
  const first = await look(vendorId);
  if (first.length === 0) return [];
  await sleep(secondLookMs);
  const seen = new Set(first.map(nameOf));
  const drifts = (await look(vendorId)).filter((drift) => seen.has(nameOf(drift)));
  for (const drift of drifts) await writeCorrection(vendorId, drift);
  return drifts;
}

async function look(vendorId: string): Promise<Drift[]> {
  const orders = await readAllOrders(vendorId);
  await projectOrders(vendorId, orders);
  return findDrift(orders, await readStored(vendorId));
}

function nameOf({ kind, name, revision, row }: Drift): string {
  return JSON.stringify([kind, name, revision, row]);
}

/** Every order of a vendor that counts, oldest first, but for those that can't be read. For a rebuild: it reads them all. */
export async function readAllOrders(vendorId: string): Promise<OrderFacts[]> {
  const orders: OrderFacts[] = [];
  for await (const row of everyOrderRow(vendorId)) {
    try {
      const order = fromOrderRow(row);
      if (!order.isTest) orders.push(factsOf(order));
    } catch (error) {
      const key = String(row.PK);
      log.error('an order can not be counted', { vendor_id: vendorId, key, error });
    }
  }
  return orders;
}
