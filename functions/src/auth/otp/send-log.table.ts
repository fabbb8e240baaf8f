import { randomUUID } from 'node:crypto';
import { tooManyRequests } from '../../limits/rate-limits.table.ts';
import { keys } from '../../table/keys.ts';
import { putRow, replaceRow } from '../../table/put-row.ts';
import { readRow } from '../../table/read-row.ts';

/**
 * Records a message to a person before it is sent. Only one of several concurrent calls passes. 1 read unit, 1 write
 * unit.
 * @param scope such as `sms:` and a hash, never a plain phone number
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function recordSend(
  scope: string,
  limits: SendLimits,
  now = Date.now(),
): Promise<void> {
  const key = keys.sendLog(scope);
  const row = await readRow(key, { ConsistentRead: true });
  const sentTimes = timesOf(row);
  const wait = waitBeforeSend(sentTimes, limits, now);
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
  const times = withSend(sentTimes, now);
  const expiresAt = Math.ceil(now / 1000) + 24 * 3600;
  const sendId = randomUUID();
  const after = { ...key, times, sendId, expiresAt };
  const result = await putRow(replaceRow(after, row && { times: sentTimes }, 'times'));
  // The row may be our own, because the SDK repeats a write after a lost answer.
  const isRecorded = result.outcome === 'put' || result.row?.sendId === sendId;
  if (!isRecorded) throw tooManyRequests(limits.gapSeconds);
}

function timesOf(row: Record<string, unknown> | undefined): number[] {
  return Array.isArray(row?.times) ? row.times : [];
}

interface SendLimits {
  gapSeconds: number;
  perHour: number;
  perDay: number;
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * How long the next message to a person must wait, so the limits hold in every rolling hour and day.
 * @param times earlier sends, epoch milliseconds, oldest first
 * @returns milliseconds; 0 if the message may go now
 */
export function waitBeforeSend(times: readonly number[], limits: SendLimits, now: number): number {
  const waits = [
    (times.at(-1) ?? Number.NEGATIVE_INFINITY) + limits.gapSeconds * 1000,
    (times.at(-limits.perHour) ?? Number.NEGATIVE_INFINITY) + hour,
    (times.at(-limits.perDay) ?? Number.NEGATIVE_INFINITY) + day,
  ];
  return Math.max(0, Math.max(...waits) - now);
}

/** Adds a send and drops the sends that are older than a day. */
export function withSend(times: readonly number[], now: number): number[] {
  return [...times.filter((time) => time > now - day), now];
}
