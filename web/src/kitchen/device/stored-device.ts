import type { DeviceKind } from '@thali/shared/kitchen/kitchen-devices.contract';
import { del, get, set, update } from 'idb-keyval';
import { useEffect } from 'react';
import { createObservable, useObservable } from '../../lib/state/observable.ts';

/** What makes this browser a device of a mess's kitchen, or its ready board. */
export interface StoredDevice {
  deviceId: string;
  vendorId: string;
  name: string;
  /** Absent on devices that were enrolled before ready boards existed: those are kitchen screens. */
  kind?: DeviceKind;
  token: string;
}

const key = 'kitchen-device';
/** The data that this device showed last. It is deleted with the device. */
export const keptKitchenKey = 'kitchen-shown';
const state = createObservable<StoredDevice | null | undefined>(undefined);

/** Undefined while loading; null: this browser is no device. */
export const storedDevice: Pick<typeof state, 'get' | 'subscribe'> = state;

let looking: Promise<void> | undefined;

/** This browser's device. In IndexedDB, because a sign-out must not clear it. */
export async function readDevice(): Promise<StoredDevice | undefined> {
  looking ??= get<StoredDevice>(key).then(
    (stored) => state.set(stored ?? null),
    () => state.set(null),
  );
  await looking;
  return state.get() ?? undefined;
}

/** Stores the device. Without storage it lasts as long as the page. */
export async function keepDevice(device: StoredDevice): Promise<void> {
  await readDevice();
  state.set(device);
  await set(key, device).catch(() => undefined);
}

/** Drops a device whose token was refused. Keeps a device that was enrolled meanwhile, here or in another tab. */
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

/** This browser's device; null: it is none, undefined: loading. */
export function useStoredDevice(): StoredDevice | null | undefined {
  useEffect(() => void readDevice(), []);
  return useObservable(storedDevice);
}
