import { useObservable } from '../../lib/state/observable.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';

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

/** The ready time of an order that staff confirm now. */
export function readyTime(minutes: number, now: number): string | undefined {
  return minutes === noPromise ? undefined : new Date(now + minutes * 60_000).toISOString();
}

function readMinutes(value: unknown): number {
  return [noPromise, ...readyChoices].find((minutes) => minutes === value) ?? usual;
}
