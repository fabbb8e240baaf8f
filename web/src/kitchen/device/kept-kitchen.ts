import { isRecord } from '@thali/shared/http/is-record';
import { getKitchen } from '@thali/shared/kitchen/get-kitchen.contract';
import { useEffect } from 'react';
import { del, get, set } from '../../lib/state/key-value-store.ts';
import type { KitchenData } from '../kitchen-data.ts';
import type { KitchenStore } from '../kitchen-store.ts';
import { keptKitchenKey, readDevice } from './stored-device.ts';

/** Ignores older data, because orders expire after a day. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** The data that this device stored. Deletes data that is too old or malformed. Rule: kitchen-28 */
export async function readKeptKitchen(): Promise<KitchenData | undefined> {
  const device = await readDevice();
  const stored = await get<unknown>(keptKitchenKey).catch(() => undefined);
  if (stored === undefined) return undefined;
  const { deviceId, keptAt, data } = isRecord(stored) ? stored : {};
  const kitchen = getKitchen.response.safeParse(data).data;
  const isOurs = deviceId === device?.deviceId && kitchen?.vendor.id === device?.vendorId;
  if (isOurs && Date.now() - Number(keptAt) < maxAgeMs) return kitchen;
  await del(keptKitchenKey).catch(() => undefined);
  return undefined;
}

/** Stores the data, but only on kitchen devices: staff's phones should store no customer data. */
export async function keepKitchen(data: KitchenData): Promise<void> {
  const device = await readDevice();
  if (device?.vendorId !== data.vendor.id) return;
  const kept = { deviceId: device.deviceId, keptAt: Date.now(), data };
  await set(keptKitchenKey, kept).catch(() => undefined);
}

/** How often the data is stored. Storing a thousand orders is too slow for every change. */
const keepEveryMs = 3000;

/** Shows the stored data until the server responds, and stores the current data. Rule: kitchen-28 */
export function useKeptKitchen({ data, takeKept }: KitchenStore): void {
  useEffect(() => {
    // Does not store restored data again, because it would then never expire.
    let lastStored: KitchenData | undefined;
    void readKeptKitchen().then((kept) => {
      lastStored = kept;
      if (kept) takeKept(kept);
    });
    const timer = setInterval(() => {
      const shown = data.get();
      if (!shown || shown === lastStored) return;
      lastStored = shown;
      void keepKitchen(shown);
    }, keepEveryMs);
    return () => clearInterval(timer);
  }, [data, takeKept]);
}
