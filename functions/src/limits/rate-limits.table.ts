import { AppError } from '@thali/shared/http/app-error';
import { keys } from '../table/keys.ts';
import { readRow } from '../table/read-row.ts';
import { type UpdateResult, updateRow } from '../table/update-row.ts';

export interface RateLimit {
  /** The counted action and caller, such as `login:` and a hash. Never contains a plain phone number or address. */
  scope: string;
  max: number;
  windowSeconds: number;
  /** The amount that one try adds to the count; 1 by default. */
  weight?: number;
  /** One caller's share of a limit that several callers have in common. One write counts both. */
  share?: { name: string; max: number };
}

/**
 * Counts one try in the current window. The write is conditional, so parallel tries cannot exceed the limit. 1 write
 * unit.
 * @throws AppError TOO_MANY_REQUESTS after `max` tries
 */
export async function countTry(limit: RateLimit, now = Date.now()): Promise<void> {
  await countTries([limit], now);
}

/**
 * Counts one try towards several limits. If one limit refuses the try, no limit counts it. 1 write unit per limit, and
 * 1 more to undo it.
 * @returns the number of counted tries for each limit
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function countTries(
  limits: readonly RateLimit[],
  now = Date.now(),
): Promise<number[]> {
  const counts: number[] = [];
  for (const limit of limits) {
    const { outcome, row } = await takeSlot(limit, now);
    if (outcome === 'refused') {
      const countedLimits = limits.slice(0, counts.length);
      await Promise.all(countedLimits.map((countedLimit) => releaseSlot(countedLimit, now)));
      throw tooManyRequests(secondsLeft(limit, now));
    }
    counts.push(Number(row.tries));
  }
  return counts;
}

/** Whether a caller may try once more. Does not count a try. 0.5 read units. */
export async function hasTriesLeft(limit: RateLimit, now = Date.now()): Promise<boolean> {
  const row = await readRow<{ tries?: number }>(keys.rateLimit(limit.scope, windowOf(limit, now)));
  return (row?.tries ?? 0) < limit.max;
}

/**
 * Takes a slot. `exhausted`: failed tries occupy all slots. `busy`: running tries occupy some of them. 1 write unit.
 */
export async function acquireSlot(
  limit: RateLimit,
  now: number,
): Promise<'acquired' | 'busy' | 'exhausted'> {
  const { outcome, row } = await takeSlot(limit, now);
  if (outcome === 'changed') return 'acquired';
  return Number(row?.failures ?? 0) >= limit.max ? 'exhausted' : 'busy';
}

/** Records that a try failed. The try keeps its slot for the rest of the window. */
export async function recordFailure(limit: RateLimit, now: number): Promise<void> {
  await add(limit, now, 'failures', 1);
}

/** Undoes a counted try that should not count. */
export async function releaseSlot(limit: RateLimit, now = Date.now()): Promise<void> {
  await add(limit, now, 'tries', -(limit.weight ?? 1));
}

/** Seconds until the current window ends. */
export function secondsLeft({ windowSeconds }: RateLimit, now: number): number {
  return windowSeconds - (Math.floor(now / 1000) % windowSeconds);
}

export function tooManyRequests(retryAfterSeconds: number, cause?: unknown): AppError {
  return new AppError(
    'TOO_MANY_REQUESTS',
    'You are making requests too quickly. Please wait and try again.',
    { cause, retryAfterSeconds },
  );
}

function takeSlot(limit: RateLimit, now: number): Promise<UpdateResult> {
  const { scope, max, windowSeconds, weight = 1, share } = limit;
  const window = windowOf(limit, now);
  const isFree = '(attribute_not_exists(tries) OR tries < :max)';
  const isShareFree = '(attribute_not_exists(#share) OR #share < :shareMax)';
  return updateRow({
    Key: keys.rateLimit(scope, window),
    UpdateExpression: `ADD tries :weight${share ? ', #share :weight' : ''} SET expiresAt = :expiresAt`,
    ConditionExpression: share ? `${isFree} AND ${isShareFree}` : isFree,
    ...(share && { ExpressionAttributeNames: { '#share': share.name } }),
    ExpressionAttributeValues: {
      ':weight': weight,
      ':max': max,
      ':expiresAt': (window + 2) * windowSeconds,
      ...(share && { ':shareMax': share.max }),
    },
  });
}

async function add(
  limit: RateLimit,
  now: number,
  counter: 'tries' | 'failures',
  amount: number,
): Promise<void> {
  const share = counter === 'tries' ? limit.share : undefined;
  await updateRow({
    Key: keys.rateLimit(limit.scope, windowOf(limit, now)),
    UpdateExpression: `ADD #counter :amount${share ? ', #share :amount' : ''}`,
    ExpressionAttributeNames: { '#counter': counter, ...(share && { '#share': share.name }) },
    ExpressionAttributeValues: { ':amount': amount },
  });
}

function windowOf(limit: RateLimit, now: number): number {
  return Math.floor(now / 1000 / limit.windowSeconds);
}
