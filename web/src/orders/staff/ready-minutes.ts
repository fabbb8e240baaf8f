import type { OrderStatus } from '@thali/shared/orders/order-status';
import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { serverNow } from '../../lib/time/server-clock.ts';

/** The ready times that a kitchen can promise with one tap, in minutes. */
export const readyChoices: readonly number[] = [10, 15, 20, 30];
const usual = 20;
const noPromise = 0;

const stored = createStoredObservable('thali.ready-minutes', readMinutes);

/** The default ready time in minutes. 0 means no promise. */
export const readyMinutes = { get: stored.get, set: stored.set };

export function useReadyMinutes(): number {
  return useObservable(stored);
}

/** What staff promise with a step to this status. Rule: kitchen-22 */
export function readyPromise(
  status: OrderStatus,
  minutes = stored.get(),
): { readyInMinutes?: number } {
  return status === 'confirmed' && minutes !== noPromise ? { readyInMinutes: minutes } : {};
}

/** The promise of a status call. The server counts the minutes, because the clock of this device may be wrong. */
export function promiseBody(readyInMinutes: number | undefined) {
  if (readyInMinutes === undefined) return {};
  const estimatedReadyTime = new Date(serverNow() + readyInMinutes * 60_000).toISOString();
  return { estimatedReadyTime, readyInMinutes };
}

function readMinutes(value: unknown): number {
  return [noPromise, ...readyChoices].find((minutes) => minutes === value) ?? usual;
}
