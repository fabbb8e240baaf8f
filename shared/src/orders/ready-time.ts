import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60 * 1000;
const dayMinutes = 24 * 60;

function isWithinADay(instant: string): boolean {
  return Date.parse(instant) - Date.now() <= dayMs;
}

/** The time that the kitchen promises for an order. */
export const ReadyTime = z.iso
  .datetime({ offset: true })
  .check(z.refine(isWithinADay, 'The ready time must be within a day'));

/** The promised time in minutes from now, which does not depend on the caller's clock. Rule: kitchen-22 */
export const ReadyInMinutes = z
  .int()
  .check(z.minimum(0), z.maximum(dayMinutes, 'The ready time must be within a day'));

/** The promised time of a request; undefined if the request has none. Minutes count from the server's time. */
export function promisedTime(
  body: { estimatedReadyTime?: string | null | undefined; readyInMinutes?: number | undefined },
  now: Date,
): string | undefined {
  const { estimatedReadyTime, readyInMinutes } = body;
  if (readyInMinutes !== undefined) {
    return new Date(now.getTime() + readyInMinutes * 60_000).toISOString();
  }
  return estimatedReadyTime ? new Date(estimatedReadyTime).toISOString() : undefined;
}
