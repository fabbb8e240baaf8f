import { setTimeout as sleep } from 'node:timers/promises';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { busy } from '../aws/transient-faults.ts';
import type { RowKey } from './keys.ts';
import { table, tableName } from './table-client.ts';

/** DynamoDB's own limit. */
const batchSize = 100;

/**
 * Reads rows by their keys, in the same order, without missing rows. Asks again for the unprocessed keys of a batch,
 * after a growing pause. 0.5 read units each up to 4 kB, 1 when consistent.
 */
export async function batchGet(
  keys: readonly RowKey[],
  { ConsistentRead = false } = {},
): Promise<Record<string, unknown>[]> {
  const rows = new Map<string, Record<string, unknown>>();
  for (let start = 0; start < keys.length; start += batchSize) {
    let pending: readonly RowKey[] = keys.slice(start, start + batchSize);
    const pauses = batchBackoff();
    while (pending.length > 0) {
      const answer = await table.send(
        new BatchGetCommand({
          RequestItems: { [tableName()]: { Keys: [...pending], ConsistentRead } },
        }),
      );
      for (const row of answer.Responses?.[tableName()] ?? []) rows.set(nameOf(row), row);
      pending = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as RowKey[];
      if (pending.length > 0) await pauses.next();
    }
  }
  return keys.flatMap((key) => {
    const row = rows.get(nameOf(key));
    return row ? [row] : [];
  });
}

function nameOf({ PK, SK }: { PK?: unknown; SK?: unknown }): string {
  return `${PK} ${SK}`;
}

const maxAttempts = 8;
const maxFirstPauseMs = 25;

/** Pauses between the retries for the unprocessed items of a batch. Throws at the eighth retry. */
export function batchBackoff(): { next(): Promise<void> } {
  let count = 0;
  return {
    async next() {
      count += 1;
      if (count === maxAttempts) throw busy(new Error('A batch was throttled'));
      await sleep(Math.random() * maxFirstPauseMs * 2 ** count);
    },
  };
}
