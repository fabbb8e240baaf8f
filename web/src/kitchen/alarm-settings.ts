import { createStoredObservable } from '../lib/state/stored-observable.ts';

/** On unless switched off at this device, where it can vibrate. */
export const isVibrationOn = createStoredObservable(
  'thali.kitchen-vibration',
  (stored) => stored !== false,
);

/** Off unless switched on: a kitchen is loud enough. */
export const isVoiceOn = createStoredObservable('thali.kitchen-voice', (stored) => stored === true);
