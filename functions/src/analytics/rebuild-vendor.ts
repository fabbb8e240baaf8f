import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../logs/log.ts';
import { eachOrderRow } from '../orders/store/every-order.table.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import { type Drift, findDrift } from './find-drift.ts';
import { factsOf, type OrderFacts } from './order-facts.ts';
import { projectOrders } from './project-orders.ts';
import { readStoredProjections, writeCorrection } from './stored-projections.table.ts';

/** Longer than the usual lag of an index or the stream. */
const recheckAfterMs = 1000;

/**
 * Compares a vendor's projections with a recount of all its orders, and corrects them. Counts uncounted orders first.
 * Orders may arrive meanwhile, so a drift counts only if two checks find it and its row has not changed. Safe to
 * repeat at any time.
 * @returns the corrected drifts
 */
export async function rebuildVendor(vendorId: string): Promise<Drift[]> {
  const first = await findDriftOnce(vendorId);
  if (first.length === 0) return [];
  await sleep(recheckAfterMs);
  const driftNames = new Set(first.map(nameOf));
  const drifts = (await findDriftOnce(vendorId)).filter((drift) => driftNames.has(nameOf(drift)));
  for (const drift of drifts) await writeCorrection(vendorId, drift);
  return drifts;
}

async function findDriftOnce(vendorId: string): Promise<Drift[]> {
  const orders = await readAllOrders(vendorId);
  await projectOrders(vendorId, orders);
  return findDrift(orders, await readStoredProjections(vendorId));
}

function nameOf({ kind, name, revision, row }: Drift): string {
  return JSON.stringify([kind, name, revision, row]);
}

/**
 * All of a vendor's orders that the projections count, oldest first. Skips malformed orders. Reads all orders, so
 * only a rebuild may call it.
 */
export async function readAllOrders(vendorId: string): Promise<OrderFacts[]> {
  const orders: OrderFacts[] = [];
  for await (const row of eachOrderRow(vendorId)) {
    try {
      const order = fromOrderRow(row);
      if (!order.isTest) orders.push(factsOf(order));
    } catch (error) {
      const key = String(row.PK);
      log.error('order not counted', { vendor_id: vendorId, key, error });
    }
  }
  return orders;
}
