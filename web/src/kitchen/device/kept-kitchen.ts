import { isRecord } from '@thali/shared/http/is-record';
import { getKitchen } from '@thali/shared/kitchen/get-kitchen.contract';
import { del, get, set } from 'idb-keyval';
import type { KitchenData } from '../kitchen-data.ts';
import { keptKitchenKey, readDevice } from './stored-device.ts';

/** Orders expire after a day; what is older helps nobody. */
const longestMs = 12 * 60 * 60 * 1000;

/**
 * What this device showed last. An earlier release may have kept it in a shape that this one can't show: then it goes.
 * Rule: kitchen-28
 */
export async function readKeptKitchen(): Promise<KitchenData | undefined> {
  const device = await readDevice();
  const stored = await get<unknown>(keptKitchenKey).catch(() => undefined);
  if (stored === undefined) return undefined;
  const { deviceId, keptAt, data } = isRecord(stored) ? stored : {};
  const kitchen = getKitchen.response.safeParse(data).data;
  const isOurs = deviceId === device?.deviceId && kitchen?.vendor.id === device?.vendorId;
  if (isOurs && Date.now() - Number(keptAt) < longestMs) return kitchen;
  await del(keptKitchenKey).catch(() => undefined);
  return undefined;
}

/** Phones of staff keep nothing of customers: they sign out. */
export async function keepKitchen(data: KitchenData): Promise<void> {
  const device = await readDevice();
  if (device?.vendorId !== data.vendor.id) return;
  const kept = { deviceId: device.deviceId, keptAt: Date.now(), data };
  await set(keptKitchenKey, kept).catch(() => undefined);
}
