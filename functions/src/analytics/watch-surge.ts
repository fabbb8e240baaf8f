import { toIst } from '@thali/shared/time/ist';
import { config } from '../config.ts';
import { requirePhoneProofs } from '../vendors/change-vendor.table.ts';
import type { OrderFacts } from './order-facts.ts';
import { readUnprovenWaiting } from './read-projections.table.ts';

/**
 * Makes a mess require phone proofs while too many unproven orders wait. Reads the current count, so repeated and
 * late stream records are harmless.
 * Rule: orders-39
 */
export async function watchSurge(
  vendorId: string,
  orders: readonly OrderFacts[],
  now = new Date(),
): Promise<void> {
  const { date } = toIst(now);
  const hasNewWaiting = orders.some(
    (order) => order.date === date && order.status === order.waitingStatus,
  );
  if (!hasNewWaiting) return;
  const waiting = await readUnprovenWaiting(vendorId, date);
  if (waiting > config.limit('ORDERS_UNPROVEN_WAITING')) await requirePhoneProofs(vendorId, now);
}
