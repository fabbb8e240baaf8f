import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { audiences } from '../table/audiences.ts';
import { batchBackoff } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { queryPage, queryRows } from '../table/query-rows.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';

/** API Gateway closes a connection after two hours. The rows of a vanished connection expire then too. */
export const connectionSeconds = 2 * 60 * 60;

/** A connection's permission to follow audiences. */
export interface Admission {
  audienceNames: readonly string[];
  /** Epoch seconds. Undefined for guests, whose permission lasts as long as the connection. */
  until?: number;
  /** The session of a signed-in user, if the token names it. */
  sessionId?: string | undefined;
}

/** A join renews a membership only if the new end is later by more than this, so repeated joins cost no writes. */
const toleranceSeconds = 60;

/**
 * Adds a connection to audiences until its token expires. Each membership has two rows: one to find the connections of
 * an audience, one to find the audiences of a connection.
 * @param joined the memberships that the connection has
 */
export async function addMemberships(
  connectionId: string,
  { audienceNames, until, sessionId }: Admission,
  joined: readonly Membership[],
  now = Date.now(),
): Promise<void> {
  const maxExpiresAt = Math.floor(now / 1000) + connectionSeconds;
  const expiresAt = Math.min(until ?? maxExpiresAt, maxExpiresAt);
  const row = { expiresAt, ...(sessionId && { sessionId }) };
  const isNew = (audience: string) =>
    !joined.some(
      (membership) =>
        membership.audience === audience &&
        membership.sessionId === sessionId &&
        membership.expiresAt > expiresAt - toleranceSeconds,
    );
  await batchWrite(
    audienceNames
      .filter(isNew)
      .flatMap((audience) => [
        { PutRequest: { Item: { ...keys.audience(audience, connectionId), ...row } } },
        { PutRequest: { Item: { ...keys.connection(connectionId, audience), ...row } } },
      ]),
  );
}

export interface Membership {
  audience: string;
  /** Epoch seconds. */
  expiresAt: number;
  sessionId?: string | undefined;
}

/** The memberships of a connection. Strongly consistent, because a join may follow a leave at once. */
export async function membershipsOf(connectionId: string): Promise<Membership[]> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :connection',
    ExpressionAttributeValues: { ':connection': keys.connection(connectionId, '').PK },
    ConsistentRead: true,
  });
  return Items.map(({ SK, expiresAt, sessionId }) => ({ audience: SK, expiresAt, sessionId }));
}

export async function audiencesOf(connectionId: string): Promise<string[]> {
  return (await membershipsOf(connectionId)).map(({ audience }) => audience);
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

/** Removes a closed connection from all its audiences, and from `audience` even if the first query misses it. */
export async function forgetConnection(connectionId: string, audience?: string): Promise<void> {
  const joined = await audiencesOf(connectionId);
  await removeMemberships(connectionId, [...new Set(audience ? [audience, ...joined] : joined)]);
}

/** The connections of an audience with a current membership. */
export async function connectionsOf(audience: string, now = Date.now()): Promise<string[]> {
  return (await membersOf(audience, now)).map(({ SK }) => String(SK));
}

/** The connections of a user, or of one session. Strongly consistent. */
export async function connectionsOfPerson(userId: string, sessionId?: string): Promise<string[]> {
  const rows = await membersOf(audiences.person(userId), Date.now(), { ConsistentRead: true });
  const matchingRows = rows.filter((row) => sessionId === undefined || row.sessionId === sessionId);
  return matchingRows.map(({ SK }) => String(SK));
}

async function membersOf(audience: string, now: number, { ConsistentRead = false } = {}) {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :audience',
    ExpressionAttributeValues: { ':audience': keys.audience(audience, '').PK },
    ConsistentRead,
  });
  return rows.filter((row) => !isExpired(row, now));
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
