import { getBoard } from '@thali/shared/board/get-board.contract';
import { isRecord } from '@thali/shared/http/is-record';
import { get, set } from 'idb-keyval';
import { keptKitchenKey, readDevice } from '../device/stored-device.ts';
import type { BoardAnswer } from './board-state.ts';

export interface KeptBoard {
  board: BoardAnswer;
  /** Date.now() when it was known to be true. */
  seenAt: number;
}

/** What is ready now was not ordered before. */
const longestMs = 12 * 60 * 60 * 1000;

/** What this screen showed last, for a start without a network. It goes when the device is removed. Rule: board-6 */
export async function readKeptBoard(): Promise<KeptBoard | undefined> {
  const device = await readDevice();
  const stored = await get<unknown>(keptKitchenKey).catch(() => undefined);
  const { deviceId, keptAt, data } = isRecord(stored) ? stored : {};
  const board = getBoard.response.safeParse(data).data;
  const seenAt = Number(keptAt);
  const isOurs = device !== undefined && deviceId === device.deviceId;
  return isOurs && board && Date.now() - seenAt < longestMs ? { board, seenAt } : undefined;
}

export async function keepBoard({ board, seenAt }: KeptBoard): Promise<void> {
  const device = await readDevice();
  if (device?.kind !== 'board') return;
  const kept = { deviceId: device.deviceId, keptAt: seenAt, data: board };
  await set(keptKitchenKey, kept).catch(() => undefined);
}
