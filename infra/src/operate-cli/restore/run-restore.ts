import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CommandLineError } from '../read-command-line.ts';
import { prepareTable } from './prepare-table.ts';
import { restoreRows } from './restore-rows.ts';

const maxSegments = 64;

/** Runs `prepare-table` in the account of the current AWS credentials. */
export async function runPrepareTable(
  { stage, region }: { stage: string; region: string },
  { table }: Record<string, unknown>,
): Promise<string> {
  const client = new DynamoDBClient({ region });
  try {
    return await prepareTable(client, { table: String(table), stage });
  } finally {
    client.destroy();
  }
}

/** Runs `restore-rows` in the account of the current AWS credentials. */
export async function runRestore(
  { region }: { region: string },
  input: Record<string, unknown>,
  reportProgress: (text: string) => void,
): Promise<unknown> {
  const segments = Number(input.segments ?? 8);
  if (!Number.isInteger(segments) || segments < 1 || segments > maxSegments) {
    throw new CommandLineError(`--segments is a number from 1 to ${maxSegments}.`);
  }
  const restore = {
    from: String(input.from),
    to: String(input.to),
    rows: typeof input.rows === 'string' ? input.rows : undefined,
    segments,
  };
  // Retries a throttled call for about a minute. A failed run can continue later.
  const client = new DynamoDBClient({ region, maxAttempts: 12 });
  try {
    return await restoreRows(client, restore, {
      folder: String(input.checkpoint ?? '.restore'),
      reportProgress,
    });
  } finally {
    client.destroy();
  }
}
