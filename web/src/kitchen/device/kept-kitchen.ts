import { del, get, set } from 'idb-keyval';
import type { KitchenData } from '../kitchen-data.ts';
import { keptKitchenKey, readDevice } from './stored-device.ts';

interface KeptKitchen {
  deviceId: string;
  keptAt: number;
  data: KitchenData;
}

/** Orders expire after a day; what is older helps nobody. */
const longestMs = 12 * 60 * 60 * 1000;

/** What this device showed last. Rule: kitchen-28 */
export async function readKeptKitchen(): Promise<KitchenData | undefined> {
  const device = await readDevice();
  const kept = await get<KeptKitchen>(keptKitchenKey).catch(() => undefined);
  if (!kept) return undefined;
  const isOurs = kept.deviceId === device?.deviceId && kept.data.vendor.id === device.vendorId;
  if (isOurs && Date.now() - kept.keptAt < longestMs) return kept.data;
  await del(keptKitchenKey).catch(() => undefined);
  return undefined;
}

/** Phones of staff keep nothing of customers: they sign out. */
export async function keepKitchen(data: KitchenData): Promise<void> {
  const device = await readDevice();
  if (device?.vendorId !== data.vendor.id) return;
  const kept: KeptKitchen = { deviceId: device.deviceId, keptAt: Date.now(), data };
  await set(keptKitchenKey, kept).catch(() => undefined);
}
