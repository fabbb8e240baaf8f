import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { useEffect } from 'react';
import { del, get, set, update } from '../../lib/state/key-value-store.ts';
import { createObservable, useObservable } from '../../lib/state/observable.ts';

/** A browser that is enrolled as a kitchen screen or a ready board. */
export interface StoredDevice {
  deviceId: string;
  vendorId: string;
  name: string;
  /** Absent on kitchen screens that were enrolled before ready boards existed. */
  kind?: DeviceKind;
  /** Unique among the mess's devices; absent on older devices. */
  number?: number;
  token: string;
}

const key = 'kitchen-device';
/** The key of the stored data of the screen. The data is deleted together with the device. */
export const storedKitchenKey = 'kitchen-shown';
/** The key of the PINs that unlock this device without a network. The PINs are deleted together with the device. */
export const storedPinsKey = 'team-pins';
/** The key of the stored members of meal passes. The members are deleted together with the device. */
export const storedRosterKey = 'pass-roster';
const state = createObservable<StoredDevice | null | undefined>(undefined);

/** Undefined while loading. Null if this browser is not a device. */
export const storedDevice: Pick<typeof state, 'get' | 'subscribe'> = state;

let loading: Promise<void> | undefined;

/** Reads the device from IndexedDB, which a sign-out does not clear. */
export async function readDevice(): Promise<StoredDevice | undefined> {
  loading ??= get<StoredDevice>(key).then(
    (stored) => state.set(stored ?? null),
    () => state.set(null),
  );
  await loading;
  return state.get() ?? undefined;
}

/** Stores the device. Without storage, the device lasts until the page closes. */
export async function storeDevice(device: StoredDevice): Promise<void> {
  await readDevice();
  state.set(device);
  await set(key, device).catch(() => undefined);
}

/** Removes the device whose token was refused. Keeps a device that was enrolled meanwhile, even in another tab. */
export async function forgetDevice(refusedToken: string): Promise<void> {
  if (state.get()?.token !== refusedToken) return;
  let next: StoredDevice | undefined;
  await update<StoredDevice | undefined>(key, (stored) => {
    next = stored?.token === refusedToken ? undefined : stored;
    return next;
  }).catch(() => undefined);
  if (!next) {
    await Promise.all(
      [storedKitchenKey, storedPinsKey, storedRosterKey].map((key) => del(key)),
    ).catch(() => undefined);
  }
  if (state.get()?.token === refusedToken) state.set(next ?? null);
}

/** This browser's device. Returns undefined while loading, null if there is none. */
export function useStoredDevice(): StoredDevice | null | undefined {
  useEffect(() => void readDevice(), []);
  return useObservable(storedDevice);
}
