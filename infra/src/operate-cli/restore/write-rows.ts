import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { Row } from './read-page.ts';

/** DynamoDB's limit. */
const batchSize = 25;
/** Parallel batches in one segment. */
const parallelBatches = 4;
const maxPauseMs = 5000;
/** Enough for some minutes of retries. */
const maxAttempts = 50;

/** Writes rows, replacing rows with the same keys. */
export async function writeRows(
  client: DynamoDBClient,
  table: string,
  rows: readonly Row[],
  abortSignal: AbortSignal,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
  const next = batches.values();
  const workers = Array.from({ length: parallelBatches }, async () => {
    for (const batch of next) await writeBatch(client, table, batch, abortSignal);
  });
  await Promise.all(workers);
}

/** Retries unprocessed rows after a growing random pause. */
async function writeBatch(
  client: DynamoDBClient,
  table: string,
  batch: readonly Row[],
  abortSignal: AbortSignal,
): Promise<void> {
  let unprocessed: WriteRequest[] = batch.map((Item) => ({ PutRequest: { Item } }));
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: unprocessed } }),
      { abortSignal },
    );
    unprocessed = UnprocessedItems?.[table] ?? [];
    if (unprocessed.length === 0) return;
    const pauseMs = Math.min(50 * 2 ** tries, maxPauseMs);
    await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: abortSignal });
  }
  throw new Error(`${table} takes no more rows: ${unprocessed.length} of a batch are left`);
}
