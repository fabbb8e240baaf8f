import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Checkpoint } from './checkpoints.ts';
import { readPage } from './read-page.ts';
import type { Restore } from './restore.ts';
import { writeRows } from './write-rows.ts';

/** Copies what is left of one segment, page by page. */
export async function copySegment(
  client: DynamoDBClient,
  restore: Restore,
  checkpoint: Checkpoint,
  abortSignal: AbortSignal,
): Promise<void> {
  const { segment } = checkpoint;
  while (!checkpoint.position.isDone) {
    const { after, rows } = checkpoint.position;
    const page = await readPage(client, restore, { segment, after }, abortSignal);
    await writeRows(client, restore.to, page.rows, abortSignal);
    await checkpoint.keep({
      after: page.after,
      rows: rows + page.rows.length,
      isDone: page.after === undefined,
    });
  }
}
