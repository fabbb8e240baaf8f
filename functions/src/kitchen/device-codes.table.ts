import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { type KitchenDevice, toDeviceRow } from '../identity/devices.table.ts';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';
import { transact } from '../table/transact.ts';

/** The device of a used code. The same browser key derives the same token again. */
export interface CodeUse {
  deviceId: string;
  /** SHA-256 of the browser's key, base64url. */
  keyHash: string;
  /** Random. The device's secret is derived from the seed and the browser's key, which is not stored. */
  seed: string;
}

interface DeviceCode {
  vendorId: string;
  /** The kind of the new device; absent for a kitchen device. */
  kind?: DeviceKind;
  /** Absent until the code is used. */
  use?: CodeUse;
}

/** Stores the hash of a device code until it expires. 1 write unit. */
export async function putDeviceCode(
  codeHash: string,
  code: { vendorId: string; kind: DeviceKind; expiresAt: number },
): Promise<void> {
  await putRow({ Item: { ...keys.deviceCode(codeHash), ...code } });
}

/** A device code. Undefined if it does not exist or has expired. 1 read unit. */
export async function readDeviceCode(
  codeHash: string,
  now: number,
): Promise<DeviceCode | undefined> {
  return readUnexpiredRow<DeviceCode>(keys.deviceCode(codeHash), { ConsistentRead: true }, now);
}

/**
 * Uses up a code and inserts its device in one transaction, so only one of two callers succeeds. 4 write units.
 * @param now  epoch milliseconds
 * @returns false if the code was used or has expired meanwhile
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
      Put: newRow(toDeviceRow(device)),
    },
  });
  return refused.size === 0;
}
