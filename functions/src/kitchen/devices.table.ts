import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

/** A tablet or phone in a mess's kitchen. Rule: kitchen-1 */
export interface KitchenDevice {
  vendorId: string;
  deviceId: string;
  name: string;
  /** SHA-256 of its secret, base64url. */
  secretHash: string;
  enrolledAt: string;
  lastHeardAt: string;
  /** Where its browser tells. */
  batteryPercent?: number | undefined;
  isCharging?: boolean | undefined;
}

/** 0.5 read units, 1 when consistent. */
export async function readDevice(
  vendorId: string,
  deviceId: string,
  { ConsistentRead = false } = {},
): Promise<KitchenDevice | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.kitchenDevice(vendorId, deviceId),
      ConsistentRead,
    }),
  );
  if (!Item) return undefined;
  const { PK, SK, ...rest } = Item;
  return { ...(rest as Omit<KitchenDevice, 'vendorId' | 'deviceId'>), vendorId, deviceId };
}
