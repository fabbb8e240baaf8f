import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { RowKey } from './keys.ts';
import { isExpired, table, tableName } from './table-client.ts';

export interface ReadOptions {
  /** Reads the newest state, at twice the price. */
  ConsistentRead?: boolean;
}

/** 0.5 read units up to 4 kB, 1 when consistent. */
export async function readRow<Row = Record<string, unknown>>(
  Key: RowKey,
  { ConsistentRead = false }: ReadOptions = {},
): Promise<Row | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key, ConsistentRead }),
  );
  return Item as Row | undefined;
}

/** Like `readRow`, but undefined for a row past its `expiresAt`. */
export async function readUnexpiredRow<Row = Record<string, unknown>>(
  Key: RowKey,
  options?: ReadOptions,
  now = Date.now(),
): Promise<Row | undefined> {
  const row = await readRow<Row & { expiresAt?: number }>(Key, options);
  return row && !isExpired(row, now) ? row : undefined;
}
