import { rm } from 'node:fs/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { checkTables } from './check-tables.ts';
import { type Checkpoint, openCheckpoints } from './checkpoints.ts';
import type { Restore } from './read-page.ts';
import { onlyPartition, readPage } from './read-page.ts';
import { writeRows } from './write-rows.ts';

interface Outcome {
  /** All copied rows, including earlier runs. */
  rows: number;
  seconds: number;
  rowsPerSecond: number;
}

const progressMs = 10_000;

/**
 * Copies rows from one table into another, and replaces rows with the same keys. Each segment saves its progress
 * after each page, so an aborted run can continue. Copying a row twice does no harm.
 * @param folder for the progress files; deleted at the end
 * @param reportProgress receives the progress every few seconds
 */
export async function restoreRows(
  client: DynamoDBClient,
  restore: Restore,
  { folder, reportProgress }: { folder: string; reportProgress: (text: string) => void },
): Promise<Outcome> {
  await checkTables(client, restore);
  const segments = onlyPartition(restore) ? 1 : restore.segments;
  const checkpoints = await openCheckpoints(folder, { ...restore, segments });
  const before = rowsOf(checkpoints);
  if (before > 0) reportProgress(`Continuing after ${before} rows.`);
  const startedAt = performance.now();
  const progress = (): Outcome => {
    const seconds = (performance.now() - startedAt) / 1000;
    const rows = rowsOf(checkpoints);
    return {
      rows,
      seconds: Math.round(seconds * 10) / 10,
      rowsPerSecond: Math.round((rows - before) / seconds),
    };
  };
  const timer = setInterval(
    () => reportProgress(progressText(progress(), checkpoints)),
    progressMs,
  );
  try {
    await copyAll(client, { ...restore, segments }, checkpoints);
  } finally {
    clearInterval(timer);
  }
  await rm(folder, { recursive: true });
  return progress();
}

/** The first error stops all segments, each after a complete page. */
async function copyAll(
  client: DynamoDBClient,
  restore: Restore,
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  const stop = new AbortController();
  const results = await Promise.allSettled(
    checkpoints.map((checkpoint) =>
      copySegment(client, restore, checkpoint, stop.signal).catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    ),
  );
  if (results.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
}

function rowsOf(checkpoints: readonly Checkpoint[]): number {
  return checkpoints.reduce((sum, { position }) => sum + position.rows, 0);
}

function progressText(
  { rows, rowsPerSecond }: Outcome,
  checkpoints: readonly Checkpoint[],
): string {
  const doneCount = checkpoints.filter(({ position }) => position.isDone).length;
  return `${rows} rows, ${rowsPerSecond} a second, ${doneCount} of ${checkpoints.length} segments done`;
}

/** Copies the rest of one segment, page by page. */
async function copySegment(
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
