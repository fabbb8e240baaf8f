import { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { type KitchenDevice, toDeviceRow } from '../identity/devices.table.ts';
import { keys } from '../table/keys.ts';
import { newRow, putRow, replaceRow } from '../table/put-row.ts';
import { readRow, readUnexpiredRow } from '../table/read-row.ts';
import { transact } from '../table/transact.ts';

/** The device that was enrolled with a used code. A retry of the same browser gets the same token. */
export interface CodeUse {
  deviceId: string;
  /** SHA-256 of the browser's key, base64url. */
  keyHash: string;
  /** Random. The device's secret is derived from the seed and the browser's key, which is not stored. */
  seed: string;
}

interface DeviceCode {
  vendorId: string;
  /** Epoch seconds. */
  expiresAt: number;
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

/** A device code. Undefined if it does not exist, has expired, or is the code of an outlet. 1 read unit. */
export async function readDeviceCode(
  codeHash: string,
  now: number,
): Promise<DeviceCode | undefined> {
  const key = keys.deviceCode(codeHash);
  const code = await readUnexpiredRow<DeviceCode>(key, { ConsistentRead: true }, now);
  return code && (code.kind === undefined || DeviceKind.options.includes(code.kind))
    ? code
    : undefined;
}

/** The number of devices that a kitchen ever enrolled. 1 read unit. */
export async function readEnrolments(vendorId: string): Promise<number> {
  const row = await readRow<{ enrolments: number }>(keys.enrolments(vendorId), {
    ConsistentRead: true,
  });
  return row?.enrolments ?? 0;
}

/**
 * Uses up a code and inserts its device in one transaction, so only one of two callers succeeds. 6 write units.
 * @param enrolments the number of enrolments before the caller counted the devices. If it has changed, there is a new
 *   device
 * @param now epoch milliseconds
 * @returns `code-used`: the code is used or has expired; `other-enrolled`: another device was enrolled meanwhile
 */
export async function redeemDeviceCode(
  codeHash: string,
  device: KitchenDevice,
  use: CodeUse,
  enrolments: number,
  now: number,
): Promise<'enrolled' | 'code-used' | 'other-enrolled'> {
  const before = enrolments > 0 ? { enrolments } : undefined;
  const after = { ...keys.enrolments(device.vendorId), enrolments: enrolments + 1 };
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
    enrolments: { Put: replaceRow(after, before, 'enrolments') },
  });
  if (refused.size === 0) return 'enrolled';
  return refused.has('code') ? 'code-used' : 'other-enrolled';
}
