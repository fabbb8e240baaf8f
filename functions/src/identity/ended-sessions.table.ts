import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { type ReadOptions, readUnexpiredRow } from '../table/read-row.ts';

/** Longer than the life of an access token, so the row outlives every token of the session. */
const retentionSeconds = 20 * 60;

/** Records that a session has ended. 1 write unit. */
export async function recordSessionEnd(sessionId: string, now = Date.now()): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + retentionSeconds;
  await putRow({ Item: { ...keys.endedSession(sessionId), expiresAt } });
}

/** Whether a session has ended. 0.5 read units, 1 when consistent. */
export async function hasEnded(sessionId: string, options?: ReadOptions): Promise<boolean> {
  return (await readUnexpiredRow(keys.endedSession(sessionId), options)) !== undefined;
}
