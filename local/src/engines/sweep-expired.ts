import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Closers } from '../closers.ts';

const sweepMs = 60_000;

/** Sweeps one minute after each sweep, until the platform closes. */
export function keepSweeping(
  documents: DynamoDBDocumentClient,
  table: string,
  closers: Closers,
): void {
  const closing = new AbortController();
  closers.add(() => closing.abort());
  const sweep = async () => {
    for (;;) {
      await sleep(sweepMs, undefined, { ref: false, signal: closing.signal });
      // After a failed sweep, the next sweep deletes the rows.
      await sweepExpired(documents, table).catch(() => undefined);
    }
  };
  // Only the signal ends the loop.
  sweep().catch(() => undefined);
}

/**
 * Deletes expired rows, because DynamoDB Local never deletes them. A scan is fine here, because no request waits for it.
 * @returns the number of deleted rows
 */
export async function sweepExpired(
  documents: DynamoDBDocumentClient,
  table: string,
  now = Date.now(),
): Promise<number> {
  let deletedCount = 0;
  const seconds = Math.floor(now / 1000);
  const pages = paginateScan(
    { client: documents },
    {
      TableName: table,
      FilterExpression: 'expiresAt < :now',
      ProjectionExpression: 'PK, SK',
      ExpressionAttributeValues: { ':now': seconds },
    },
  );
  for await (const page of pages) {
    for (const { PK, SK } of page.Items ?? []) {
      if (await deleteExpired(documents, table, { PK, SK }, seconds)) deletedCount += 1;
    }
  }
  return deletedCount;
}

/** Keeps a row that was renewed after the scan. */
async function deleteExpired(
  documents: DynamoDBDocumentClient,
  table: string,
  key: Record<string, unknown>,
  seconds: number,
): Promise<boolean> {
  try {
    await documents.send(
      new DeleteCommand({
        TableName: table,
        Key: key,
        ConditionExpression: 'expiresAt < :now',
        ExpressionAttributeValues: { ':now': seconds },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
