import { deviceKey } from '../state/device-storage.ts';
import { createStoredObservable } from '../state/stored-observable.ts';
import { clockBehind } from './server-clock.ts';

const kept = createStoredObservable<number>(deviceKey('clock'), (stored) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : 0,
);

/** Starts with the last known difference of this device, because a kitchen may start offline. @returns stop */
export function keepClock(): () => void {
  if (clockBehind.get() === 0) clockBehind.set(kept.get());
  return clockBehind.subscribe(() => kept.set(clockBehind.get()));
}
