import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import { connectionSeconds } from './memberships.table.ts';

/** Stores the hashed address of a connection. 1 write unit. */
export async function putCaller(
  connectionId: string,
  caller: string,
  now = Date.now(),
): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + connectionSeconds;
  await putRow({ Item: { ...keys.connectionCaller(connectionId), caller, expiresAt } });
}

/** The hashed address of a connection. 0.5 read units. */
export async function readCaller(connectionId: string): Promise<string | undefined> {
  const row = await readRow<{ caller: string }>(keys.connectionCaller(connectionId));
  return row?.caller;
}
