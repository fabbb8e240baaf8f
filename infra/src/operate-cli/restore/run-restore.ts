import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CommandLineWrong } from '../read-command-line.ts';
import { restoreRows } from './restore-rows.ts';

const mostSegments = 64;

/** `restore-rows`, with the tables of the account whose credentials the AWS tools here have. */
export async function runRestore(
  { region }: { region: string },
  input: Record<string, unknown>,
  note: (text: string) => void,
): Promise<unknown> {
  const segments = Number(input.segments ?? 8);
  if (!Number.isInteger(segments) || segments < 1 || segments > mostSegments) {
    throw new CommandLineWrong(`--segments is a number from 1 to ${mostSegments}.`);
  }
  const restore = {
    from: String(input.from),
    to: String(input.to),
    rows: typeof input.rows === 'string' ? input.rows : undefined,
    segments,
  };
  // A throttled call is repeated for about a minute before the run gives up, which can be gone on with.
  const client = new DynamoDBClient({ region, maxAttempts: 12 });
  try {
    return await restoreRows(client, restore, {
      folder: String(input.checkpoint ?? '.restore'),
      note,
    });
  } finally {
    client.destroy();
  }
}
