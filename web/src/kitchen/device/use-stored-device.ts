import { useEffect } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { readDevice, type StoredDevice, storedDevice } from './stored-device.ts';

/** This browser's device; null: it is none, undefined: it is still looked up. */
export function useStoredDevice(): StoredDevice | null | undefined {
  useEffect(() => void readDevice(), []);
  return useObservable(storedDevice);
}
