export interface SendLimits {
  gapSeconds: number;
  perHour: number;
  perDay: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long the next message to somebody has to wait, over true spans of an hour and a day, not
 * calendar ones.
 * @param times  earlier sends, epoch milliseconds, oldest first
 * @returns milliseconds; 0 when it may go now
 */
export function waitBeforeSend(times: readonly number[], limits: SendLimits, now: number): number {
  const waits = [
    (times.at(-1) ?? Number.NEGATIVE_INFINITY) + limits.gapSeconds * 1000,
    (times.at(-limits.perHour) ?? Number.NEGATIVE_INFINITY) + hour,
    (times.at(-limits.perDay) ?? Number.NEGATIVE_INFINITY) + day,
  ];
  return Math.max(0, Math.max(...waits) - now);
}

/** The sends that a later one may still have to wait for, with the one that goes now. */
export function withSend(times: readonly number[], now: number): number[] {
  return [...times.filter((time) => time > now - day), now];
}
