import { isRecord } from '@thali/shared/http/is-record';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { currentMess } from '../../lib/session/stored-session.ts';
import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { serverNow } from '../../lib/time/server-clock.ts';

/** The ready times to choose from, in minutes. */
export const readyChoices: readonly number[] = [10, 15, 20, 30];
const usualMinutes = 20;
const noPromise = 0;

/** The key for devices, and for people with one mess. */
const onlyMess = 'own';

const storedMinutes = createStoredObservable('thali.ready-minutes', readMinutes);

/** The kitchen's usual ready time in minutes. 0 means no promise. */
export const readyMinutes = {
  get: () => minutesOfMess(storedMinutes.get()),
  set: (minutes: number) =>
    storedMinutes.set({ ...storedMinutes.get(), [currentMess() ?? onlyMess]: minutes }),
};

export function useReadyMinutes(): number {
  return minutesOfMess(useObservable(storedMinutes));
}

/**
 * The minutes to promise if staff choose none: the kitchen's usual time. No promise if the guest sees a range.
 * Rule: wait-4
 */
export function usualMinutesFor({ readyRange }: Pick<Order, 'readyRange'>): number {
  return readyRange ? noPromise : readyMinutes.get();
}

/** The promise that staff make when they change an order to the status. Rule: kitchen-22 */
export function readyPromise(
  status: OrderStatus,
  minutes = readyMinutes.get(),
): { readyInMinutes?: number } {
  return status === 'confirmed' && minutes !== noPromise ? { readyInMinutes: minutes } : {};
}

/** The promise in a request. The server uses the minutes, because this device's clock may be wrong. */
export function readyTimeBody(readyInMinutes: number | undefined) {
  if (readyInMinutes === undefined) return {};
  const estimatedReadyTime = new Date(serverNow() + readyInMinutes * 60_000).toISOString();
  return { estimatedReadyTime, readyInMinutes };
}

/** Earlier releases stored one number. */
function readMinutes(stored: unknown): Readonly<Record<string, unknown>> {
  return isRecord(stored) ? stored : { [onlyMess]: stored };
}

function minutesOfMess(stored: Readonly<Record<string, unknown>>): number {
  const value = stored[currentMess() ?? onlyMess];
  return [noPromise, ...readyChoices].find((minutes) => minutes === value) ?? usualMinutes;
}
