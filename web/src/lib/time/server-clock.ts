import { createObservable } from '../state/observable.ts';

/**
 * The lag of this device's clock behind the server's clock, in milliseconds. Negative if the device's clock is ahead.
 */
export const clockBehind = createObservable(0);

/** The server's time in epoch milliseconds. Compare the server's times with this, not with `Date.now()`. */
export function serverNow(): number {
  return Date.now() + clockBehind.get();
}

/** The date header has whole seconds, and an answer from the edge's cache may be some seconds old. */
const toleranceMs = 10_000;

/**
 * Reads the server's time from a response. Ignores a difference that network delay or caching can explain.
 * @param requestedAt  `Date.now()` before the request
 */
export function readServerClock(
  { headers }: Pick<Response, 'headers'>,
  requestedAt: number,
  receivedAt = Date.now(),
): void {
  const servedAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  const isPossible = (behindMs: number) =>
    servedAt - receivedAt - toleranceMs <= behindMs &&
    behindMs <= servedAt - requestedAt + toleranceMs;
  if (Number.isNaN(servedAt) || isPossible(clockBehind.get())) return;
  // Makes no correction if the device's clock may be correct.
  clockBehind.set(isPossible(0) ? 0 : servedAt - (requestedAt + receivedAt) / 2);
}
