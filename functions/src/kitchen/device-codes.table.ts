import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';
import { transact } from '../table/transact.ts';
import { type KitchenDevice, toDeviceRow } from './devices.table.ts';

/** Keeps what a code opens until it lapses; the code itself is stored nowhere. 1 write unit. */
export async function putDeviceCode(
  codeHash: string,
  code: { vendorId: string; expiresAt: number },
): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...keys.deviceCode(codeHash), ...code } }),
  );
}

/** Whose kitchen a code opens; undefined when it was used or has lapsed. 1 read unit. */
export async function readDeviceCode(codeHash: string, now: number): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.deviceCode(codeHash),
      ConsistentRead: true,
    }),
  );
  return Item && !isExpired(Item, now) ? String(Item.vendorId) : undefined;
}

/**
 * Uses a code up and writes the device that it makes, both or none, so that of two who bring it at once one is
 * let in. 4 write units.
 * @param now  epoch milliseconds
 * @returns false when the code was used or has lapsed meanwhile
 */
export async function useDeviceCode(
  codeHash: string,
  device: KitchenDevice,
  now: number,
): Promise<boolean> {
  const refused = await transact({
    code: {
      Delete: {
        TableName: tableName(),
        Key: keys.deviceCode(codeHash),
        ConditionExpression: 'vendorId = :vendor AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':vendor': device.vendorId,
          ':now': Math.floor(now / 1000),
        },
      },
    },
    device: {
      Put: {
        TableName: tableName(),
        Item: toDeviceRow(device),
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
  });
  return refused.size === 0;
}
