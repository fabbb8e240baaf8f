import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';

/**
 * Marks a mess's menu as changed. Call this before the change goes to live connections. A connection that joins in
 * between then reads the new mark. 1 write unit.
 * @param stamp any text that differs from the last stamp
 */
export async function putMenuStamp(vendorId: string, stamp: string): Promise<void> {
  await putRow({ Item: { ...keys.menuStamp(vendorId), stamp } });
}

/** The mark of the last known change; undefined if there was none. Strongly consistent, 1 read unit. */
export async function readMenuStamp(vendorId: string): Promise<string | undefined> {
  const row = await readRow<{ stamp: string }>(keys.menuStamp(vendorId), { ConsistentRead: true });
  return row?.stamp;
}
