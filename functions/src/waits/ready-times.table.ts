import type { WaitScore } from '@thali/shared/wait/backtest-waits';
import type { WaitModel } from '@thali/shared/wait/wait-model';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';

/** The waits of a mess. Each night replaces the whole row. At most 4 kB. */
export interface ReadyTimesRow extends WaitScore {
  learnedAt: string;
  model: WaitModel;
}

/** 0.5 read units. */
export async function readReadyTimes(vendorId: string): Promise<ReadyTimesRow | undefined> {
  return readRow<ReadyTimesRow>(keys.readyTimes(vendorId));
}

/** 1 write unit per kB. */
export async function putReadyTimes(vendorId: string, row: ReadyTimesRow): Promise<void> {
  await putRow({ Item: { ...keys.readyTimes(vendorId), ...row } });
}
