import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { deleteRow } from '../table/delete-row.ts';
import { keys } from '../table/keys.ts';
import { queryRows } from '../table/query-rows.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import { updateRow } from '../table/update-row.ts';

/** A tablet or phone in a mess's kitchen. Rule: kitchen-1 */
export interface KitchenDevice {
  vendorId: string;
  deviceId: string;
  name: string;
  /** Absent of those that came in before there were boards: the kitchen's. */
  kind?: DeviceKind;
  /** SHA-256 of its secret, base64url; taken away when the device is removed, which its row outlives by a moment. */
  secretHash?: string;
  enrolledAt: string;
  lastHeardAt: string;
  /** Where its browser tells. */
  batteryPercent?: number | null;
  isCharging?: boolean | null;
}

/** A device's row, as it is first written. */
export function toDeviceRow({ vendorId, deviceId, ...device }: KitchenDevice) {
  return { ...keys.kitchenDevice(vendorId, deviceId), ...device };
}

/** 0.5 read units, 1 when consistent. */
export async function readDevice(
  vendorId: string,
  deviceId: string,
  options?: ReadOptions,
): Promise<KitchenDevice | undefined> {
  const row = await readRow(keys.kitchenDevice(vendorId, deviceId), options);
  return row && fromRow(vendorId, row);
}

/** All devices of a mess, in the order of their ids, as they are now. 1 read unit for some 20. */
export async function readDevices(vendorId: string): Promise<KitchenDevice[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :devices',
    ExpressionAttributeValues: { ':devices': keys.kitchenDevice(vendorId, '').PK },
    ConsistentRead: true,
  });
  return rows.map((row) => fromRow(vendorId, row));
}

/** A report that comes sooner after the last one is answered, and not written. */
const leastReportGapMs = 5000;

/**
 * Notes that a device was heard. 1 write unit.
 * @returns undefined when it was removed meanwhile: its row does not come back
 */
export async function noteHeard(
  vendorId: string,
  deviceId: string,
  { lastHeardAt, batteryPercent, isCharging }: Heard,
): Promise<KitchenDevice | undefined> {
  const { row } = await updateRow({
    Key: keys.kitchenDevice(vendorId, deviceId),
    UpdateExpression: 'SET lastHeardAt = :at, batteryPercent = :percent, isCharging = :charging',
    ConditionExpression:
      'attribute_exists(secretHash) AND (lastHeardAt < :gapAgo OR lastHeardAt = enrolledAt)',
    ExpressionAttributeValues: {
      ':at': lastHeardAt,
      ':gapAgo': new Date(Date.parse(lastHeardAt) - leastReportGapMs).toISOString(),
      ':percent': batteryPercent,
      ':charging': isCharging,
    },
  });
  return row?.secretHash ? fromRow(vendorId, row) : undefined;
}

interface Heard {
  lastHeardAt: string;
  batteryPercent: number | null;
  isCharging: boolean | null;
}

/** Takes a device's secret away, so that it is out from this moment; false where there is no such device. 1 write unit. */
export async function lockDevice(vendorId: string, deviceId: string): Promise<boolean> {
  const { outcome } = await updateRow({
    Key: keys.kitchenDevice(vendorId, deviceId),
    UpdateExpression: 'REMOVE secretHash',
    ConditionExpression: 'attribute_exists(PK)',
  });
  return outcome === 'changed';
}

/** 1 write unit. */
export async function deleteDevice(vendorId: string, deviceId: string): Promise<void> {
  await deleteRow({ Key: keys.kitchenDevice(vendorId, deviceId) });
}

function fromRow(vendorId: string, { PK, SK, ...rest }: Record<string, unknown>): KitchenDevice {
  return {
    ...(rest as Omit<KitchenDevice, 'vendorId' | 'deviceId'>),
    vendorId,
    deviceId: String(SK),
  };
}
