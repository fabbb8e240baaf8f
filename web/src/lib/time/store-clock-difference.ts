import { deviceKey } from '../state/device-storage.ts';
import { createStoredObservable } from '../state/stored-observable.ts';
import { clockBehind } from './server-clock.ts';

const storedDifference = createStoredObservable<number>(deviceKey('clock'), (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : 0,
);

/**
 * Stores the clock difference on this device, because a kitchen may start offline.
 * @returns a function that ends the subscription
 */
export function storeClockDifference(): () => void {
  if (clockBehind.get() === 0) clockBehind.set(storedDifference.get());
  return clockBehind.subscribe(() => storedDifference.set(clockBehind.get()));
}
