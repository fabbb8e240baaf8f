import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { JobNotDone } from '../platform-link.ts';
import type { Restore } from './read-page.ts';

/** @throws JobNotDone unless both are there, ready, and have the same keys */
export async function checkTables(
  client: DynamoDBClient,
  { from, to }: Pick<Restore, 'from' | 'to'>,
): Promise<void> {
  if (from === to) throw new JobNotDone(`${from} is both --from and --to.`);
  const [source, target] = await Promise.all([describe(client, from), describe(client, to)]);
  if (keyOf(source) !== keyOf(target)) {
    throw new JobNotDone(
      `${from} has the keys ${keyOf(source)}, ${to} has ${keyOf(target)}: these are not two of Thali's tables.`,
    );
  }
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription> {
  const { Table } = await client
    .send(new DescribeTableCommand({ TableName }))
    .catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) {
        throw new JobNotDone(`There is no table ${TableName} here.`);
      }
      throw error;
    });
  // UPDATING takes reads and writes; a table that is being restored takes none.
  if (Table?.TableStatus === 'ACTIVE' || Table?.TableStatus === 'UPDATING') return Table;
  throw new JobNotDone(`${TableName} is not ready yet: ${Table?.TableStatus}.`);
}

function keyOf({ KeySchema = [] }: TableDescription): string {
  return KeySchema.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).join(', ');
}
