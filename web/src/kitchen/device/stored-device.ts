import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { del, get, set, update } from 'idb-keyval';
import { useEffect } from 'react';
import { createObservable, useObservable } from '../../lib/state/observable.ts';

/** What makes this browser a device of a mess's kitchen, or its ready board. */
export interface StoredDevice {
  deviceId: string;
  vendorId: string;
  name: string;
  /** Absent of those that came in before there were boards: the kitchen's. */
  kind?: DeviceKind;
  token: string;
}

const key = 'kitchen-device';
/** What it showed last goes with it. */
export const keptKitchenKey = 'kitchen-shown';
const state = createObservable<StoredDevice | null | undefined>(undefined);

/** Undefined until it was looked up; null: this browser is no device. */
export const storedDevice: Pick<typeof state, 'get' | 'subscribe'> = state;

let looking: Promise<void> | undefined;

/** This browser's device. In IndexedDB, which a sign-out does not clear: a device is nobody's session. */
export async function readDevice(): Promise<StoredDevice | undefined> {
  looking ??= get<StoredDevice>(key).then(
    (stored) => state.set(stored ?? null),
    () => state.set(null),
  );
  await looking;
  return state.get() ?? undefined;
}

/** Where a browser refuses storage it is a device for as long as the page is open. */
export async function keepDevice(device: StoredDevice): Promise<void> {
  await readDevice();
  state.set(device);
  await set(key, device).catch(() => undefined);
}

/** Its token was refused: the device was removed. Another one that came meanwhile, here or in another tab, stays. */
export async function forgetDevice(refused: string): Promise<void> {
  if (state.get()?.token !== refused) return;
  let next: StoredDevice | undefined;
  await update<StoredDevice | undefined>(key, (stored) => {
    next = stored?.token === refused ? undefined : stored;
    return next;
  }).catch(() => undefined);
  if (!next) await del(keptKitchenKey).catch(() => undefined);
  if (state.get()?.token === refused) state.set(next ?? null);
}

/** This browser's device; null: it is none, undefined: it is still looked up. */
export function useStoredDevice(): StoredDevice | null | undefined {
  useEffect(() => void readDevice(), []);
  return useObservable(storedDevice);
}
