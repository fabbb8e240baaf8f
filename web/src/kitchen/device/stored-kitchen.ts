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
  const storedData = await get<unknown>(storedKitchenKey).catch(() => undefined);
  if (storedData === undefined) return undefined;
  const { deviceId, keptAt, data } = isRecord(storedData) ? storedData : {};
  const kitchen = getKitchen.response.safeParse(data).data;
  const isOfThisDevice = deviceId === device?.deviceId && kitchen?.vendor.id === device?.vendorId;
  if (isOfThisDevice && Date.now() - Number(keptAt) < maxAgeMs) return kitchen;
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

/** The interval between writes. Storing a thousand orders is too slow for every change. */
const storeIntervalMs = 3000;

/** Shows the stored data until the server responds, and stores the current data. Rule: kitchen-28 */
export function useStoredKitchen({ data, handedOver, showStored }: KitchenStore): void {
  useEffect(() => {
    let lastData: KitchenData | undefined;
    let lastHandedOver = handedOver.get();
    void readStoredKitchen().then((stored) => {
      if (!stored) return;
      const isFirst = data.get() === undefined;
      showStored(stored);
      if (!isFirst) return;
      // Does not store restored data again, because it would then never expire.
      lastData = data.get();
      lastHandedOver = handedOver.get();
    });
    const timer = setInterval(() => {
      const kitchenData = data.get();
      const handedOverOrders = handedOver.get();
      if (!kitchenData || (kitchenData === lastData && handedOverOrders === lastHandedOver)) return;
      lastData = kitchenData;
      lastHandedOver = handedOverOrders;
      void storeKitchen({ ...kitchenData, orders: [...kitchenData.orders, ...handedOverOrders] });
    }, storeIntervalMs);
    return () => clearInterval(timer);
  }, [data, handedOver, showStored]);
}
