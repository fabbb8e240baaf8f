import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { JobError } from '../platform-link.ts';
import type { Restore } from './read-page.ts';

/**
 * Checks that both tables exist, are ready and have the same keys.
 * @throws JobError
 */
export async function checkTables(
  client: DynamoDBClient,
  { from, to }: Pick<Restore, 'from' | 'to'>,
): Promise<void> {
  if (from === to) throw new JobError(`${from} is both --from and --to.`);
  const [source, target] = await Promise.all([
    describeTable(client, from),
    describeTable(client, to),
  ]);
  if (keyOf(source) !== keyOf(target)) {
    throw new JobError(
      `${from} has the keys ${keyOf(source)}, ${to} has ${keyOf(target)}: these are not two tables of Thali.`,
    );
  }
}

/** Describes a table that takes reads and writes. @throws JobError */
export async function describeTable(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableDescription> {
  const { Table } = await client
    .send(new DescribeTableCommand({ TableName }))
    .catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) {
        throw new JobError(`There is no table ${TableName} here.`);
      }
      throw error;
    });
  // A table in UPDATING takes reads and writes. A table during its restore takes none.
  if (Table?.TableStatus === 'ACTIVE' || Table?.TableStatus === 'UPDATING') return Table;
  throw new JobError(`${TableName} is not ready yet: ${Table?.TableStatus}.`);
}

/** The keys of a table or an index, as text. */
export function keyOf({ KeySchema = [] }: Pick<TableDescription, 'KeySchema'>): string {
  return KeySchema.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).join(', ');
}
