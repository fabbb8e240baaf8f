import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Language } from '@thali/shared/site/languages';
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
  /** Absent for devices enrolled before the ready board existed; they are kitchen devices. */
  kind?: DeviceKind;
  /** The sequence number of the enrolment; absent for older devices. */
  number?: number;
  /** SHA-256 of the device's secret, base64url. A removal deletes the hash first, then the row. */
  secretHash?: string;
  enrolledAt: string;
  lastHeardAt: string;
  /** `null` if the browser does not report the level. */
  batteryPercent?: number | null;
  isCharging?: boolean | null;
  /** Whether the app version on the device can ask for PINs. Rule: team-4 */
  asksForPins?: boolean;
  /** The language of screen, voice and tickets; absent until the device has reported one. Rule: kitchen-15 */
  language?: Language;
}

/** The row of a new device. */
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

/** All devices of a mess, strongly consistent. 1 read unit for about 20. */
export async function readDevices(vendorId: string): Promise<KitchenDevice[]> {
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :devices',
    ExpressionAttributeValues: { ':devices': keys.kitchenDevice(vendorId, '').PK },
    ConsistentRead: true,
  });
  return rows.map((row) => fromRow(vendorId, row));
}

/** A report that follows the last one sooner than this is not stored, unless it changes the language. */
const minReportGapMs = 5000;

/**
 * Records a device's report. 1 write unit.
 * @returns undefined if the device was removed meanwhile; the report does not restore its row
 */
export async function recordReport(
  vendorId: string,
  deviceId: string,
  { lastHeardAt, batteryPercent, isCharging, asksForPins, language }: DeviceReport,
): Promise<KitchenDevice | undefined> {
  const setLanguage = language ? ', #language = :language' : '';
  const isNewLanguage = language
    ? ' OR attribute_not_exists(#language) OR #language <> :language'
    : '';
  const { row } = await updateRow({
    Key: keys.kitchenDevice(vendorId, deviceId),
    UpdateExpression: `SET lastHeardAt = :at, batteryPercent = :percent, isCharging = :charging, asksForPins = :asks${setLanguage}`,
    ConditionExpression: `attribute_exists(secretHash) AND (lastHeardAt < :gapAgo OR lastHeardAt = enrolledAt${isNewLanguage})`,
    ...(language && { ExpressionAttributeNames: { '#language': 'language' } }),
    ExpressionAttributeValues: {
      ':at': lastHeardAt,
      ':gapAgo': new Date(Date.parse(lastHeardAt) - minReportGapMs).toISOString(),
      ':percent': batteryPercent,
      ':charging': isCharging,
      ':asks': asksForPins,
      ...(language && { ':language': language }),
    },
  });
  return row?.secretHash ? fromRow(vendorId, row) : undefined;
}

interface DeviceReport {
  lastHeardAt: string;
  batteryPercent: number | null;
  isCharging: boolean | null;
  asksForPins: boolean;
  /** Absent in a report that keeps the language. */
  language: Language | undefined;
}

/** Deletes a device's secret, which ends its access at once. Undefined if there is no such device. 1 write unit. */
export async function lockDevice(
  vendorId: string,
  deviceId: string,
): Promise<KitchenDevice | undefined> {
  const { outcome, row } = await updateRow({
    Key: keys.kitchenDevice(vendorId, deviceId),
    UpdateExpression: 'REMOVE secretHash',
    ConditionExpression: 'attribute_exists(PK)',
  });
  return outcome === 'changed' && row ? fromRow(vendorId, row) : undefined;
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
