import { isReliable, learnRecent, scoreWaits } from '@thali/shared/wait/backtest-waits';
import { learnSlotTimes } from '@thali/shared/wait/slot-times';
import { waitSamples } from '@thali/shared/wait/wait-samples';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { findVendorOrders } from '../orders/store/vendor-orders.table.ts';
import { showReadyTimes } from '../vendors/change-vendor.table.ts';
import { readVendor } from '../vendors/vendors.table.ts';
import { putReadyTimes } from '../waits/ready-times.table.ts';
import { putSlotTimes } from '../waits/slot-times.table.ts';
import { toSlotSample, toTimedOrder } from './timed-orders.ts';

const readDays = 30;
/** Enough for about 650 orders a day. */
const maxOrders = 20_000;

/**
 * Learns a vendor's waits and slot times from its orders of 30 days, and shows them to guests if they were right often enough. The
 * same orders give the same result, so the function may run at any time. 12.5 read units per 100 orders, 5 write
 * units.
 * Rule: wait-2, wait-3, wait-6
 */
export async function learnVendorWaits(vendorId: string, now: Date): Promise<void> {
  const vendor = await readVendor(vendorId);
  if (!vendor) return;
  const since = new Date(now.getTime() - readDays * 24 * 60 * 60_000).toISOString();
  const search = { since, limit: maxOrders, max: maxOrders };
  const { orders } = await findVendorOrders(vendorId, search);
  const samples = waitSamples(orders.map(toTimedOrder));
  const model = learnRecent(samples, now.getTime());
  const score = scoreWaits(samples, now.getTime());
  if (model) await putReadyTimes(vendorId, { learnedAt: now.toISOString(), ...score, model });
  await learnSlots(vendorId, orders, now);
  const isShown = model !== undefined && isReliable(score);
  if (isShown !== (vendor.showsReadyTimes ?? false)) await showReadyTimes(vendorId, isShown);
}

/** Writes nothing for a mess without pre-orders. */
async function learnSlots(
  vendorId: string,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<void> {
  const samples = orders.flatMap((order) => toSlotSample(order) ?? []);
  if (samples.length === 0) return;
  const times = learnSlotTimes(samples, now.getTime());
  await putSlotTimes(vendorId, { learnedAt: now.toISOString(), ...(times && { times }) });
}
