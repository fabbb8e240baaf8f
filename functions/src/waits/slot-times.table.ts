import type { SlotTimes } from '@thali/shared/wait/slot-times.contract';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';

/** When a mess's pre-orders are ready. Each night replaces the whole row. */
export interface SlotTimesRow {
  learnedAt: string;
  /** Undefined if guests do not see a range yet. */
  times?: SlotTimes;
}

/** 0.5 read units. */
export async function readSlotTimes(vendorId: string): Promise<SlotTimesRow | undefined> {
  return readRow<SlotTimesRow>(keys.slotTimes(vendorId));
}

/** 1 write unit. */
export async function putSlotTimes(vendorId: string, row: SlotTimesRow): Promise<void> {
  await putRow({ Item: { ...keys.slotTimes(vendorId), ...row } });
}
