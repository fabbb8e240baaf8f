import { deviceKey } from '../lib/state/device-storage.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';

/** Whether this device shows more tickets in smaller type. */
export const hasCompactTickets = createStoredObservable(
  deviceKey('compact-tickets'),
  (stored) => stored === true,
);
