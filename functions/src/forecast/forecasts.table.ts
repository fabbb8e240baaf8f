import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';
import type { ForecastRow } from './forecast-rows.ts';

/**
 * A vendor's forecast, or undefined before the first training. 0.5 read units per 4 kB; 13 kB with 20 dishes, 0.5 kB
 * more with each.
 */
export async function readForecast(
  vendorId: string,
  { ConsistentRead = false } = {},
): Promise<ForecastRow | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.forecast(vendorId), ConsistentRead }),
  );
  return Item as ForecastRow | undefined;
}

/** Over an earlier one. 1 write unit per kB. */
export async function putForecast(vendorId: string, row: ForecastRow): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...keys.forecast(vendorId), ...row } }),
  );
}
