import { isRecord } from '@thali/shared/http/is-record';
import { getKitchen } from '@thali/shared/kitchen/get-kitchen.contract';
import { useEffect } from 'react';
import { del, get, set } from '../../lib/state/key-value-store.ts';
import type { KitchenData } from '../kitchen-data.ts';
import type { KitchenStore } from '../kitchen-store.ts';
import { readDevice, storedKitchenKey } from './stored-device.ts';

/** Ignores older data, because orders expire after a day. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** The data that this device stored. Deletes data that is too old or malformed. Rule: kitchen-28 */
export async function readStoredKitchen(): Promise<KitchenData | undefined> {
  const device = await readDevice();
  const stored = await get<unknown>(storedKitchenKey).catch(() => undefined);
  if (stored === undefined) return undefined;
  const { deviceId, keptAt, data } = isRecord(stored) ? stored : {};
  const kitchen = getKitchen.response.safeParse(data).data;
  const isOurs = deviceId === device?.deviceId && kitchen?.vendor.id === device?.vendorId;
  if (isOurs && Date.now() - Number(keptAt) < maxAgeMs) return kitchen;
  await del(storedKitchenKey).catch(() => undefined);
  return undefined;
}

/** Stores the data, but only on kitchen devices: staff's phones should store no customer data. */
export async function storeKitchen(data: KitchenData): Promise<void> {
  const device = await readDevice();
  if (device?.vendorId !== data.vendor.id) return;
  const stored = { deviceId: device.deviceId, keptAt: Date.now(), data };
  await set(storedKitchenKey, stored).catch(() => undefined);
}

/** How often the data is stored. Storing a thousand orders is too slow for every change. */
const storeIntervalMs = 3000;

/** Shows the stored data until the server responds, and stores the current data. Rule: kitchen-28 */
export function useStoredKitchen({ data, showStored }: KitchenStore): void {
  useEffect(() => {
    // Does not store restored data again, because it would then never expire.
    let lastStored: KitchenData | undefined;
    void readStoredKitchen().then((stored) => {
      lastStored = stored;
      if (stored) showStored(stored);
    });
    const timer = setInterval(() => {
      const shown = data.get();
      if (!shown || shown === lastStored) return;
      lastStored = shown;
      void storeKitchen(shown);
    }, storeIntervalMs);
    return () => clearInterval(timer);
  }, [data, showStored]);
}
