import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { batchBackoff } from '../table/batch-backoff.ts';
import { keys } from '../table/keys.ts';
import { queryRows } from '../table/query-rows.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** A connection lives two hours at most; rows of one that went away unseen go with it. */
const connectionSeconds = 2 * 60 * 60;

/**
 * Puts a connection into audiences, until its token expires. Two rows each: one to find the
 * connections of an audience, one to find the audiences of a connection.
 * @param until epoch seconds; undefined for guests, who stay as long as the connection may
 */
export async function addMemberships(
  connectionId: string,
  audienceNames: readonly string[],
  until: number | undefined,
  now = Date.now(),
): Promise<void> {
  const longest = Math.floor(now / 1000) + connectionSeconds;
  const expiresAt = Math.min(until ?? longest, longest);
  await batchWrite(
    audienceNames.flatMap((audience) => [
      { PutRequest: { Item: { ...keys.audience(audience, connectionId), expiresAt } } },
      { PutRequest: { Item: { ...keys.connection(connectionId, audience), expiresAt } } },
    ]),
  );
}

/** The audiences that a connection is in. */
export async function audiencesOf(connectionId: string): Promise<string[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'PK = :connection',
      ExpressionAttributeValues: { ':connection': keys.connection(connectionId, '').PK },
    }),
  );
  return Items.map((row) => String(row.SK));
}

export async function removeMemberships(
  connectionId: string,
  audienceNames: readonly string[],
): Promise<void> {
  await batchWrite(
    audienceNames.flatMap((audience) => [
      { DeleteRequest: { Key: keys.audience(audience, connectionId) } },
      { DeleteRequest: { Key: keys.connection(connectionId, audience) } },
    ]),
  );
}

/** Takes a connection that is gone out of everything it was in, and out of this audience for certain. */
export async function forgetConnection(connectionId: string, audience?: string): Promise<void> {
  const known = await audiencesOf(connectionId);
  await removeMemberships(connectionId, [...new Set(audience ? [audience, ...known] : known)]);
}

/** The connections of an audience whose membership has not ended. */
export async function connectionsOf(audience: string, now = Date.now()): Promise<string[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :audience',
    ExpressionAttributeValues: { ':audience': keys.audience(audience, '').PK },
  });
  return rows.filter((row) => !isExpired(row, now)).map(({ SK }) => String(SK));
}

type WriteRequest =
  | { PutRequest: { Item: Record<string, unknown> } }
  | { DeleteRequest: { Key: Record<string, unknown> } };

async function batchWrite(requests: WriteRequest[]): Promise<void> {
  let pending = requests;
  const pauses = batchBackoff();
  while (pending.length > 0) {
    const answer = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: pending.slice(0, 25) } }),
    );
    const unprocessed = (answer.UnprocessedItems?.[tableName()] ?? []) as WriteRequest[];
    pending = [...unprocessed, ...pending.slice(25)];
    if (unprocessed.length > 0) await pauses.next();
  }
}
