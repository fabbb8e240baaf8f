import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const batchSize = 25;

/**
 * Writes rows in batches and retries unprocessed rows.
 * @param pauseMs  a pause after each batch, in which the database is free for requests
 */
export async function writeRows(
  documents: DynamoDBDocumentClient,
  table: string,
  rows: readonly Record<string, unknown>[],
  pauseMs = 0,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const puts = rows.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    let remaining: Record<string, unknown[]> | undefined = { [table]: puts };
    while (remaining && Object.keys(remaining).length > 0) {
      const command = new BatchWriteCommand({
        RequestItems: remaining as { [table]: typeof puts },
      });
      remaining = (await documents.send(command)).UnprocessedItems;
      if (remaining && Object.keys(remaining).length > 0) await sleep(100);
    }
    if (pauseMs > 0) await sleep(pauseMs);
  }
}
