import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { type KitchenDevice, toDeviceRow } from '../identity/devices.table.ts';
import { keys } from '../table/keys.ts';
import { isExpired, table, tableName } from '../table/table-client.ts';
import { transact } from '../table/transact.ts';

/** The device that a code has made, and what its token is made from again for the browser with the same key. */
export interface CodeUse {
  deviceId: string;
  /** SHA-256 of the browser's key, base64url. */
  keyHash: string;
  /** Random; with the browser's key, which is not stored, it makes the device's secret. */
  seed: string;
}

interface DeviceCode {
  vendorId: string;
  /** What its device will be; absent: the kitchen's. */
  kind?: DeviceKind;
  /** Absent until it is used. */
  use?: CodeUse;
}

/** Keeps what a code opens until it lapses; the code itself is stored nowhere. 1 write unit. */
export async function putDeviceCode(
  codeHash: string,
  code: { vendorId: string; kind: DeviceKind; expiresAt: number },
): Promise<void> {
  await table.send(
    new PutCommand({ TableName: tableName(), Item: { ...keys.deviceCode(codeHash), ...code } }),
  );
}

/** Whose kitchen a code opens; undefined when there is none, or it has lapsed. 1 read unit. */
export async function readDeviceCode(
  codeHash: string,
  now: number,
): Promise<DeviceCode | undefined> {
  const { Item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.deviceCode(codeHash),
      ConsistentRead: true,
    }),
  );
  return Item && !isExpired(Item, now) ? (Item as unknown as DeviceCode) : undefined;
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
  use: CodeUse,
  now: number,
): Promise<boolean> {
  const refused = await transact({
    code: {
      Update: {
        TableName: tableName(),
        Key: keys.deviceCode(codeHash),
        UpdateExpression: 'SET #use = :use',
        ConditionExpression:
          'vendorId = :vendor AND expiresAt > :now AND attribute_not_exists(#use)',
        ExpressionAttributeNames: { '#use': 'use' },
        ExpressionAttributeValues: {
          ':use': use,
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
