import { istHour, toIst } from '@thali/shared/time/ist';
import type { ReadyTimes } from '@thali/shared/wait/ready-times.contract';
import { waitRange } from '@thali/shared/wait/wait-model';
import { readWaitingPortions } from '../analytics/read-projections.table.ts';
import { cached } from '../table/cached.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { readReadyTimes } from './ready-times.table.ts';

const tenMinutesMs = 10 * 60_000;
const readWaits = cached(readReadyTimes, tenMinutesMs);

/**
 * When an order placed now would be ready. Reads nothing for a mess that shows no ready times. Otherwise 0.5 read
 * units, and 0.5 more every ten minutes.
 * Rule: wait-1
 */
export async function currentReadyTimes(
  { id, showsReadyTimes }: VendorRow,
  now: Date,
): Promise<ReadyTimes | undefined> {
  if (!showsReadyTimes) return undefined;
  const [row, portionsAhead] = await Promise.all([
    readWaits(id),
    readWaitingPortions(id, toIst(now).date),
  ]);
  if (!row) return undefined;
  const { from, to } = waitRange(row.model, { portionsAhead, hour: istHour(now) });
  return {
    fromMinutes: roundToTenths(from),
    toMinutes: roundToTenths(to),
    dishes: Object.entries(row.model.dishes).map(([dish, minutes]) => ({ id: dish, minutes })),
    rightOfTen: Math.round((10 * row.right) / row.orders),
  };
}

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
