import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** Longer than an access token lives: nothing of the session is left when the row goes. */
const endedSeconds = 20 * 60;

/** Notes that somebody logged out of a session. 1 write unit. */
export async function noteEnded(sessionId: string, now = Date.now()): Promise<void> {
  const expiresAt = Math.floor(now / 1000) + endedSeconds;
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.endedSession(sessionId), expiresAt },
    }),
  );
}

/** Whether somebody logged out of it. 0.5 read units, 1 when consistent. */
export async function hasEnded(
  sessionId: string,
  { ConsistentRead = false } = {},
): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.endedSession(sessionId), ConsistentRead }),
  );
  return Item !== undefined && !isExpired(Item);
}
