import { busy } from '../aws/transient-faults.ts';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';

/** Limits the writes, because anybody may call the health check. */
const cacheMs = 10_000;

let writtenAt = Number.NEGATIVE_INFINITY;

/**
 * Writes a row, unless a write in the last ten seconds succeeded. 1 write unit.
 * @throws AppError SERVICE_BUSY if the write fails for any reason
 */
export async function assertWritable(now = Date.now()): Promise<void> {
  if (now - writtenAt < cacheMs) return;
  const Item = { ...keys.health(), writtenAt: new Date(now).toISOString() };
  await putRow({ Item }).catch((cause: unknown) => {
    throw busy(cause);
  });
  writtenAt = now;
}
